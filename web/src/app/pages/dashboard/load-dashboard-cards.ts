// Loads cards that most visits do not show in a step of their own: direct imports would list their many files in the
// dashboard's first load.
export const loadQueueCard = async () => (await import('#web/features/offline/queue-card.tsx')).QueueCard;
export const loadFirstRunCard = async () =>
  (await import('#web/features/profile/first-run/first-run-card.tsx')).FirstRunCard;
