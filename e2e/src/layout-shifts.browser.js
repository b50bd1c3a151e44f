// Runs in the page before its own scripts: records layout shifts that no input caused, with their size.
window.layoutShifts = []
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, startTime, sources } of list.getEntries()) {
    if (hadRecentInput) continue
    const moved = sources.map(({ node, previousRect, currentRect }) => {
      const element = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node
      const name = `${element?.localName}.${element?.className?.baseVal ?? element?.className}`
      return `${name} “${element?.textContent?.slice(0, 40)}” ${previousRect.y} → ${currentRect.y}`
    })
    window.layoutShifts.push({ value, startTime, moved })
  }
}).observe({ type: 'layout-shift', buffered: true })
