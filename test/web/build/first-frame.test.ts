import { describe, expect, it } from 'vitest';
import { withFirstFrame } from '../../../web/build/first-frame.ts';

const page = `<head>
    <script src="/theme.js"></script>
    <script type="module" crossorigin src="/assets/app-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
    <link rel="modulepreload" crossorigin href="/assets/start-1.js">
    <link rel="stylesheet" crossorigin href="/assets/base-1.css">
  </head>
  <body>
    <div id="first-frame" inert aria-hidden="true"></div>
    <div id="root"></div>
  </body>`;
const templates = [{ name: 'dashboard', language: 'en', markup: '<p>Good $& morning</p>' }];
const next = ['/assets/dashboard-1.js', '/assets/react-1.js', '/assets/base-1.css', '/assets/day-1.css'];

describe('The page of the app', () => {
  it('loads its scripts by the first frame’s script, dependencies first and the entry last', () => {
    const built = withFirstFrame(page, templates, next);
    expect(built).toContain('data-scripts="/assets/react-1.js /assets/start-1.js /assets/app-1.js"');
    expect(built).not.toContain('type="module"');
    expect(built).not.toContain('modulepreload');
  });

  it('names what the dashboard loads next, without the files that the page loads itself', () => {
    expect(withFirstFrame(page, templates, next)).toContain(
      'data-next="/assets/dashboard-1.js /assets/day-1.css"',
    );
  });

  it('contains each frame as a template, character for character', () => {
    expect(withFirstFrame(page, templates, next)).toContain(
      '<template data-name="dashboard" data-language="en"><p>Good $& morning</p></template>',
    );
  });

  it('cannot be built from a page without a place for the frame or without an entry', () => {
    expect(() => withFirstFrame(page.replace('first-frame', 'other'), templates, next)).toThrow('no place');
    expect(() => withFirstFrame(page.replace('type="module"', ''), templates, next)).toThrow('no place');
  });
});
