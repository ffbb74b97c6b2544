/**
 * Removes the prerendered first frame before the app's first page is painted. Until then the app is invisible, so that
 * its spinner does not replace the frame.
 * @param root element of the app
 */
export const removeFirstFrame = (root: HTMLElement): void => {
  const frame = document.getElementById('first-frame');
  if (!frame) return;
  if (!frame.hasChildNodes()) {
    frame.remove();
    return;
  }
  const observer = new MutationObserver(() => {
    if (root.querySelector('main') === null) return;
    observer.disconnect();
    frame.remove();
  });
  observer.observe(root, { childList: true, subtree: true });
};
