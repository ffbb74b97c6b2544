/** LAND-14: the share of the cards that has to be in view before they come. */
const SHARE = 0.2;

const show = (cards: Element): void => cards.setAttribute('data-shown', '');

/** The cards come one after another once a fifth of them is seen; how is said by their style. */
export const revealCards = (): void => {
  const found = [...document.querySelectorAll('[data-reveal]')];
  if (!('IntersectionObserver' in window)) {
    found.forEach(show);
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        // Cards that are higher than five windows would never be in view by a fifth.
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
