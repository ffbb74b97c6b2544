import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const workflows = globSync('.github/workflows/*.yml').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));

const actions = workflows.flatMap(({ path, text }) =>
  [...text.matchAll(/uses: *(\S+)(.*)/g)].map(([, action = '', comment = '']) => ({ path, action, comment })),
);

describe('The CI workflows', () => {
  it('the CI workflows pin actions to a commit with a version comment, not to a movable tag', () => {
    const movable = actions.filter(
      ({ action, comment }) => !/@[\da-f]{40}$/.test(action) || !/^ # v\d+\.\d+\.\d+$/.test(comment),
    );
    expect(movable).toEqual([]);
    expect(actions.length).toBeGreaterThan(5);
  });

  it('the CI workflows have read-only access to the code, and deploy with a federated role instead of a stored key', () => {
    expect(workflows.length).toBeGreaterThan(1);
    for (const { path, text } of workflows) {
      expect(text, path).toMatch(/^permissions:\n {2}contents: read\n/m);
      expect(text, path).not.toMatch(/\b(?:contents|packages|actions): write|write-all|\$\{\{ *secrets\b/);
      if (/npm run (?:deploy|drill)/.test(text)) expect(text, path).toMatch(/^ {2}id-token: write$/m);
    }
  });

  it('restore a backup of production every month', () => {
    const drill = workflows.find(({ text }) => text.includes('npm run drill -- --stage prod'));
    expect(drill?.text).toMatch(/cron: '\d+ \d+ \d+ \* \*'/);
  });
});
