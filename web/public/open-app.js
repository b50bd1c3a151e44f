// On a page that can be read without scripts: opens the app in its place, with what the app's own page would load.
const app = new DOMParser().parseFromString(await (await fetch('/')).text(), 'text/html')
const styles = [...app.querySelectorAll('link[rel="stylesheet"]')].map((found) => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = found.getAttribute('href')
  document.head.append(link)
  return new Promise((resolve) => link.addEventListener('load', resolve, { once: true }))
})
await Promise.all(styles)
await import(app.querySelector('script[type="module"]').getAttribute('src'))
