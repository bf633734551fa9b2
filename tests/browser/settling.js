/**
 * Change the language of the page, wait until it stands still in the window that was asked for, and return what was
 * wrong meanwhile, as lines for people.
 *
 * Still is a page that a few pictures in a row did not change.
 */
async ({ locale, phone, size: [width, height] }) => {
  const PICTURES = 3;
  const PATIENCE_MS = 20_000;
  const chosen = document.querySelector(".beam-language");
  if (chosen.value !== locale) {
    chosen.value = locale;
    chosen.dispatchEvent(new Event("change", { bubbles: true }));
  }
  let still = 0;
  let moved = "";
  const watch = new MutationObserver(([change]) => {
    still = 0;
    moved = (change.target.parentElement ?? change.target).className;
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const there = () =>
    document.documentElement.lang === locale &&
    visualViewport.height === height &&
    matchMedia("(pointer: coarse)").matches === phone;
  const end = performance.now() + PATIENCE_MS;
  while (still < PICTURES && performance.now() < end) {
    await new Promise(requestAnimationFrame);
    still = there() && document.fonts.status === "loaded" ? still + 1 : 0;
  }
  watch.disconnect();
  // A press in another window may have scrolled the hand, which is whole in this one.
  document.querySelector(".play-hand")?.scrollTo(0, 0);
  if (!there()) return [`the window is ${visualViewport.width} x ${visualViewport.height}, not ${width} x ${height}`];
  return still < PICTURES ? [`never still: ${moved}`] : [];
};
