import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const workflows = globSync('.github/workflows/*.yml').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));

const actions = workflows.flatMap(({ path, text }) =>
  [...text.matchAll(/uses: *(\S+)(.*)/g)].map(([, action = '', comment = '']) => ({ path, action, comment })),
);

describe('The workflows', () => {
  it('run actions of a commit, not of a tag that somebody could move, and say which version that is', () => {
    const movable = actions.filter(
      ({ action, comment }) => !/@[\da-f]{40}$/.test(action) || !/^ # v\d+\.\d+\.\d+$/.test(comment),
    );
    expect(movable).toEqual([]);
    expect(actions.length).toBeGreaterThan(5);
  });

  it('may read the code and nothing else; one that deploys gets its role for an identity, and holds no key', () => {
    expect(workflows.length).toBeGreaterThan(1);
    for (const { path, text } of workflows) {
      expect(text, path).toMatch(/^permissions:\n {2}contents: read\n/m);
      expect(text, path).not.toMatch(/\b(?:contents|packages|actions): write|write-all|\$\{\{ *secrets\b/);
      if (text.includes('npm run deploy')) expect(text, path).toMatch(/^ {2}id-token: write$/m);
    }
  });
});
