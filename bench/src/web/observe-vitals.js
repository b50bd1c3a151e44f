// Runs in the page before anything else, and records paint, interaction and layout shift entries.
const vitals = { lcp: 0, inp: 0, cls: 0 }
window.vitals = vitals

function observe(type, take, options) {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take))
  observer.observe({ type, buffered: true, ...options })
}

observe('largest-contentful-paint', ({ startTime }) => {
  vitals.lcp = startTime
})

// Resolves once a tap has been handled. A tap of less than 16 ms is not reported, except for its first event.
const answered = Promise.withResolvers()
window.answered = answered.promise
const input = ({ name, interactionId, duration }) => {
  if (!interactionId) return
  vitals.inp = Math.max(vitals.inp, duration)
  if (name === 'click') answered.resolve()
  else setTimeout(answered.resolve, 2000)
}
observe('event', input, { durationThreshold: 16 })
// The first input is always reported, however short.
observe('first-input', input)

// A burst of layout shifts ends after a second without any, or after five seconds.
let burst = { sum: 0, began: 0, last: 0 }
observe('layout-shift', ({ value, startTime, hadRecentInput }) => {
  if (hadRecentInput) return
  const goesOn = startTime - burst.last < 1000 && startTime - burst.began < 5000
  burst = {
    sum: goesOn ? burst.sum + value : value,
    began: goesOn ? burst.began : startTime,
    last: startTime,
  }
  vitals.cls = Math.max(vitals.cls, burst.sum)
})

// The time at which the first checkbox was painted.
window.shownAt = 0
const lookout = new MutationObserver(() => {
  if (!document.querySelector('main input[aria-label^="Mark as done"]')) return
  lookout.disconnect()
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      window.shownAt = performance.now()
    }
    port2.postMessage(null)
  })
})
lookout.observe(document, { childList: true, subtree: true })

/** The time at which the last response for this path had arrived before `shownAt`. */
window.lastAnswerOf = (path) => {
  const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes(path))
  return Math.max(...answers.map(({ responseEnd }) => responseEnd).filter((end) => end <= window.shownAt))
}

/** Records the time between frames; call the returned function to stop and get the times. */
window.watchFrames = () => {
  const times = []
  let last = 0
  let request = requestAnimationFrame(function next(now) {
    if (last) times.push(now - last)
    last = now
    request = requestAnimationFrame(next)
  })
  return () => {
    cancelAnimationFrame(request)
    return times
  }
}
