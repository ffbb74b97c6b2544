import { missingStyles } from './missing-styles.ts';

const loadStyle = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = url;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new TypeError(`Failed to load ${url}`));
    });
    document.head.append(link);
  });

/** Loads stylesheets that failed before. @throws TypeError if one fails again */
export const loadMissingStyles = async (): Promise<void> => {
  await Promise.all(
    [...missingStyles].map(async (url) => {
      await loadStyle(url);
      missingStyles.delete(url);
    }),
  );
};
