import { writeFileSync } from 'node:fs';
import { fileOf, type Screen, views } from './screen.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const styles = `
  body { font: 14px/1.4 system-ui, sans-serif; margin: 24px; background: #fff; color: #111; }
  section { margin-bottom: 32px; }
  h3 { font-size: 14px; margin: 16px 0 4px; }
  .row { display: flex; gap: 8px; align-items: start; overflow-x: auto; }
  figure { margin: 0; }
  figcaption { color: #555; font-size: 12px; }
  img { display: block; height: 320px; object-fit: cover; object-position: top; border: 1px solid #ccc; }
  .problem { color: #b00020; }
`;

const rowOf = (screen: Screen, problem: string | undefined): string => {
  const figures = views.map((view) => {
    const file = fileOf(screen, view);
    const label = `${view.width} px, ${view.theme}`;
    const alt = escape(`${screen.name}, ${label}`);
    return `<figure><a href="${file}"><img src="${file}" loading="lazy" alt="${alt}"></a><figcaption>${label}</figcaption></figure>`;
  });
  const note = problem === undefined ? '' : `<p class="problem">Could not be opened: ${escape(problem)}</p>`;
  return `<h3>${escape(screen.name)}</h3>${note}<div class="row">${figures.join('')}</div>`;
};

/**
 * Writes the page that shows all pictures by group.
 * @param problems error messages of screens that could not be opened
 */
export const writeIndex = (
  folder: string,
  screens: readonly Screen[],
  problems: ReadonlyMap<Screen, string>,
): void => {
  const groups = Map.groupBy(screens, ({ group }) => group);
  const sections = [...groups].map(
    ([group, rows]) =>
      `<section><h2>${escape(group)}</h2>${rows.map((row) => rowOf(row, problems.get(row))).join('')}</section>`,
  );
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens of Platewise</title><style>${styles}</style><h1>Screens of Platewise</h1>${sections.join('')}</html>`;
  writeFileSync(`${folder}/index.html`, html);
};
