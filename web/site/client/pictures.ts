/** How far below the window a picture is fetched. */
const AHEAD = '600px';

const fetchOf = (picture: HTMLImageElement): void => {
  const { src } = picture.dataset;
  if (src !== undefined) picture.src = src;
};

/** Fetches the pictures of the app shortly before they are seen; those of the other theme only when it is chosen. */
export const fetchPictures = (): void => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[data-later]')];
  if (!('IntersectionObserver' in window)) {
    pictures.forEach(fetchOf);
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        fetchOf(target as HTMLImageElement);
        observer.unobserve(target);
      }
    },
    { rootMargin: AHEAD },
  );
  for (const picture of pictures) observer.observe(picture);
};
