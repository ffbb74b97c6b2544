/**
 * Opens the demo recording in a dialog instead of leaving the page. Playback starts on click. Without a script, the
 * button links to the file.
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
  // A click on the backdrop targets the dialog element itself.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
};
