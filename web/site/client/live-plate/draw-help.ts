import type { SafetyAdvice } from '#shared/safety/refer.ts';

/** Shows what to do in an emergency, with the lines to call; hides it without advice. The section is an alert. */
export const drawHelp = (section: HTMLElement | null, advice: SafetyAdvice | null): void => {
  if (!section) return;
  section.hidden = advice === null;
  const [text, lines] = [section.querySelector('p'), section.querySelector('ul')];
  // The same advice is not announced again while the visitor types on.
  if (!text || !lines || text.textContent === (advice?.text ?? '')) return;
  text.textContent = advice?.text ?? '';
  lines.replaceChildren(
    ...(advice?.lines ?? []).map(({ name, number, href }) => {
      const [entry, link, strong] = [
        document.createElement('li'),
        document.createElement('a'),
        document.createElement('strong'),
      ];
      strong.textContent = number;
      link.href = href;
      link.append(`${name} `, strong);
      entry.append(link);
      return entry;
    }),
  );
};
