import { expect, it } from 'vitest';
import { scriptJson } from '../../../web/site/script-json.ts';

it('Data that stands in a page ends no script and begins no comment, and is read as it was', () => {
  const data = { title: '</script><script>alert(1)</script><!--<script>' };
  const written = scriptJson(data);
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toEqual(data);
});
