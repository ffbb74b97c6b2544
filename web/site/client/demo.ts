/**
 * The recording opens over the page instead of leaving it, and waits for a press to play. Without a script the button
 * leads to the file.
 */
export const openDemo = (): void => {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-demo-dialog]');
  const film = dialog?.querySelector('video');
  if (!dialog || !film) return;
  const captions = film.querySelector('track');
  for (const button of document.querySelectorAll('[data-demo]')) {
    button.addEventListener('click', (event) => {
      event.preventDefault();
      film.poster = film.dataset.poster ?? '';
      if (captions) captions.src = captions.dataset.src ?? '';
      dialog.showModal();
    });
  }
  dialog.addEventListener('close', () => {
    film.pause();
    film.currentTime = 0;
  });
  // A press beside the dialog lands on the dialog itself.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
};
