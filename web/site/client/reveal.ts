/** LAND-14: share of the section, or of a card when the section is taller than the viewport, that starts the fade-in. */
const SHARE = 0.2;
/** LAND-13: delay between two cards in milliseconds. */
const STAGGER_MS = 150;
/** A card never stays hidden for longer than this once a part of it is on screen (decision D47). */
const MAX_HIDDEN_MS = 1000;
/** Extends the root upward, so that what is above the viewport counts as seen, however fast it was scrolled past. */
const SEEN = '1000000px 0px 0px 0px';

const isWaiting = (card: HTMLElement): boolean => card.dataset.card === 'waiting';

/** Fades cards in one after another. CSS defines the animation. */
const show = (cards: HTMLElement[]): void => {
  for (const [index, card] of cards.filter(isWaiting).entries()) {
    card.style.transitionDelay = `${index * STAGGER_MS}ms`;
    card.dataset.card = 'shown';
  }
};

const reveal = (section: HTMLElement): void => {
  const cards = [...section.querySelectorAll<HTMLElement>('[data-card]')];
  const cardOf = (target: Element): HTMLElement[] => cards.filter((card) => target.contains(card));

  const watchSeen = (threshold: number, seen: (targets: Element[]) => void): IntersectionObserver =>
    new IntersectionObserver(
      (entries) => {
        const targets = entries
          .filter(({ isIntersecting, intersectionRatio }) => isIntersecting && intersectionRatio >= threshold)
          .map(({ target }) => target);
        if (targets.length > 0) seen(targets);
      },
      { threshold, rootMargin: SEEN },
    );

  const hideUnseen = (): void => {
    const unseen = cards.filter((card) => card.getBoundingClientRect().top >= innerHeight);
    for (const card of unseen) card.dataset.card = 'waiting';
    const byShare = watchSeen(SHARE, (targets) => {
      const isTall = section.offsetHeight > innerHeight;
      if (isTall) show(targets.filter((target) => target !== section).flatMap(cardOf));
      else if (targets.includes(section)) show(cards);
    });
    const byTime = watchSeen(0, (targets) =>
      targets.forEach((target) => setTimeout(() => show(cardOf(target)), MAX_HIDDEN_MS)),
    );
    byShare.observe(section);
    // A slot keeps its size and place while its card moves.
    for (const { parentElement: slot } of unseen) {
      if (!slot) continue;
      byTime.observe(slot);
      byShare.observe(slot);
    }
  };
  addEventListener('scroll', hideUnseen, { once: true, passive: true });
};

/**
 * Hides the cards below the viewport when the reader starts to scroll, and fades them in when they are reached. Before
 * that, and in a browser without intersection observers, all cards are visible.
 */
export const revealCards = (): void => {
  if (!('IntersectionObserver' in window)) return;
  document.querySelectorAll<HTMLElement>('[data-reveal]').forEach(reveal);
};
