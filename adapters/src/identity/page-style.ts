/** The style of the provider's pages, in light and dark: a paper label on the cloth cover of a notebook. */
export const pageStyle = `
:root { color-scheme: light dark;
  --ink: light-dark(#1f2a22, #e8efe6); --muted: light-dark(#55645a, #a9b7ab); --paper: light-dark(#fffdf6, #232b24);
  --surface: light-dark(#fff, #1b221c); --control: light-dark(#7a8a7e, #6f8074); --edge: light-dark(#e4a98f, #7a4a37);
  --brand: light-dark(#2e7d32, #8fd694); --brand-strong: light-dark(#256628, #a6e0aa);
  --on-brand: light-dark(#fff, #0b1f0d); --brand-wash: light-dark(#e8f5e9, #1f3023);
  --accent: light-dark(#a8481f, #ffb59a); --accent-wash: light-dark(#fbeee7, #33231c);
  --high: light-dark(#b3261e, #ffb4ab); --focus: light-dark(#0b57d0, #a8c7fa);
  --cover: light-dark(#20432b, #17281c); --cover-ink: #c3d3c2; --cover-line: light-dark(#3b6048, #304637);
  --head: ui-rounded, "SF Pro Rounded", "Hiragino Maru Gothic ProN", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  --text: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--cover); color: var(--ink); font: 400 1rem/1.5 var(--text); overflow-wrap: break-word; }
h1, p { margin: 0; }
h1 { font: 650 1.375rem/1.2 var(--head); letter-spacing: -.018em; text-align: center; text-wrap: balance; }
svg { display: block; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.cover { position: relative; display: grid; align-content: center; justify-items: center; gap: 1.5rem; min-height: 100dvh; padding: 2rem 1rem; color: var(--cover-ink); overflow: hidden;
  background-image: repeating-linear-gradient(45deg, rgb(255 255 255 / .018) 0 1px, transparent 1px 3px), repeating-linear-gradient(-45deg, rgb(0 0 0 / .05) 0 1px, transparent 1px 3px); }
.cover::before { content: ""; position: absolute; inset: 18px; border: 1.5px dashed var(--cover-line); border-radius: 14px; pointer-events: none; }
.branch { position: absolute; right: 4%; bottom: -40px; width: min(420px, 60vw); color: var(--cover-line); pointer-events: none; }
.note { position: relative; max-width: 44ch; font-size: .875rem; text-align: center; }
.label { position: relative; display: grid; gap: 1rem; width: min(400px, 100%); padding: 2rem 2rem 1.5rem; border-radius: 4px; background: var(--paper); color: var(--ink); box-shadow: 0 24px 64px -16px light-dark(rgb(40 35 15 / .38), rgb(0 0 0 / .7)); }
.label::before { content: ""; position: absolute; inset: 7px; border: 1px solid var(--edge); border-radius: 2px; pointer-events: none; }
.label > p:not(.stamp) { text-align: center; }
.mark { width: 56px; height: 56px; margin: 0 auto -8px; }
.stamp { position: absolute; right: -10px; top: -14px; padding: 5px 12px; border: 2px solid currentColor; border-radius: 6px; background: var(--accent-wash); color: var(--accent); font: 650 .875rem/1.3 var(--head); rotate: 3deg; box-shadow: 0 1px 2px light-dark(rgb(70 55 25 / .06), rgb(0 0 0 / .3)); }
.field { display: grid; gap: 6px; min-width: 0; }
.field label { font-weight: 600; }
.field input { width: 100%; min-height: 52px; padding: .625rem .875rem; border: 1px solid var(--control); border-radius: 12px; background: var(--surface); color: inherit; font: inherit; }
.field input[aria-invalid] { border: 2px solid var(--high); padding-inline: calc(.875rem - 1px); }
.hint { color: var(--muted); font-size: .875rem; }
.error { color: var(--high); font-size: .875rem; font-weight: 600; }
.button { position: relative; display: flex; align-items: center; justify-content: center; width: 100%; min-height: 44px; padding: .5rem 1.125rem; border: 0; border-radius: 999px; background: var(--brand); color: var(--on-brand); font: 600 1rem/1.25 var(--text); text-decoration: none; cursor: pointer; }
.button:hover { background: var(--brand-strong); }
.button.quiet { background: none; color: var(--brand); margin-top: -.5rem; }
.button.quiet:hover { background: var(--brand-wash); }
@media (max-width: 480px) { .label { padding-inline: 1.5rem; } .stamp { right: 10px; } .branch { right: -24px; bottom: -90px; width: 240px; } }
`
