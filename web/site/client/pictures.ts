/** Distance below the viewport at which a picture is fetched before the reader scrolls. */
const AHEAD = '600px';
/** The same distance from the first scroll on, so that pictures are there when a flick of the finger reaches them. */
const AHEAD_OF_SCROLL = '300%';

const fetchOf = (picture: HTMLImageElement): void => {
  const { src, srcset } = picture.dataset;
  if (srcset !== undefined) picture.srcset = srcset;
  if (src !== undefined) picture.src = src;
};

/** Calls back after the first paint. */
const afterFirstDrawing = (begin: () => void): void => {
  if (!('PerformanceObserver' in window) || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    requestAnimationFrame(() => requestAnimationFrame(begin));
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    begin();
  });
  observer.observe({ type: 'paint', buffered: true });
};

const watchPictures = (): void => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[data-later]')];
  if (!('IntersectionObserver' in window)) {
    pictures.forEach(fetchOf);
    return;
  }
  const fetchWithin = (rootMargin: string): void => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          fetchOf(target as HTMLImageElement);
          observer.unobserve(target);
        }
      },
      { rootMargin },
    );
    for (const picture of pictures) observer.observe(picture);
  };
  fetchWithin(AHEAD);
  addEventListener('scroll', () => fetchWithin(AHEAD_OF_SCROLL), { once: true, passive: true });
};

/**
 * Fetches pictures after the first paint, shortly before they scroll into view. Pictures of the other theme are fetched
 * only when it is selected.
 */
export const fetchPictures = (): void => afterFirstDrawing(watchPictures);
