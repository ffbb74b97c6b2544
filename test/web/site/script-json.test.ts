import { expect, it } from 'vitest';
import { scriptJson } from '../../../web/site/script-json.ts';

it('Data embedded in a page ends no script, starts no comment, and parses to the original', () => {
  const data = { title: '</script><script>alert(1)</script><!--<script>' };
  const written = scriptJson(data);
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toEqual(data);
});
