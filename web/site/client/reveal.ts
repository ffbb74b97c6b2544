/** LAND-14: share of a card that must be visible before it appears. */
const SHARE = 0.2;

const show = (cards: Element): void => cards.setAttribute('data-shown', '');

/** Reveals the cards one after another once a fifth of them is visible. CSS defines the animation. */
export const revealCards = (): void => {
  const found = [...document.querySelectorAll('[data-reveal]')];
  if (!('IntersectionObserver' in window)) {
    found.forEach(show);
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        // A card taller than five viewports would never be a fifth visible.
        const isTall = isIntersecting && boundingClientRect.height > (rootBounds?.height ?? 0) / SHARE;
        const isPassed = boundingClientRect.bottom < 0;
        if (!isIntersecting && !isPassed && !isTall) continue;
        show(target);
        observer.unobserve(target);
      }
    },
    { threshold: SHARE },
  );
  for (const cards of found) observer.observe(cards);
};
