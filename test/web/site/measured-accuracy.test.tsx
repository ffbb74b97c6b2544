import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { accuracy, readAccuracy } from '../../../web/site/company/measured-accuracy.ts';
import { closePage, openPage } from './open-page.tsx';

afterEach(closePage);

const report = `
## Full table

| Carbohydrate | Meals | Acc@7.5 g | MAE, g | Answered |
| ------------ | ----- | --------- | ------ | -------- |
| All          | 1,200 | 99.0%     | 1.0    | 99.7%    |

## Built-in table (10 foods)

| Carbohydrate | Meals | Acc@7.5 g | MAE, g | Answered |
| ------------ | ----- | --------- | ------ | -------- |
| All          | 1,200 | 61.5%     | 9.25   | 99.7%    |
| US natural   | 500   | 62.0%     | 8.0    | 99.7%    |
| US metric    | 500   | 71.2%     | 4.0    | 99.7%    |
| Worldwide    | 200   | 40.1%     | 15.0   | 99.7%    |
`;

describe('The measured accuracy on public pages', () => {
  it("the measured accuracy is read from the report's results for the built-in food table", () => {
    expect(readAccuracy(report)).toEqual({
      meals: 1200,
      all: 61.5,
      meanError: 9.25,
      inPortions: 62,
      inGrams: 71.2,
      elsewhere: 40.1,
    });
  });

  it('the build stops when the report lacks a result', () => {
    expect(() => readAccuracy(report.replace('Worldwide', 'Abroad'))).toThrow('no row "Worldwide"');
  });

  it('the measured accuracy equals the published report', () => {
    const published = readFileSync('docs/accuracy.md', 'utf8').split('## Built-in table')[1];
    expect(published).toContain(`${accuracy.meals.toLocaleString('en-US')} | ${accuracy.all.toFixed(1)}%`);
  });

  it.each([
    ['en', `In ${accuracy.all}% of them`, 'Photos are not part of this measurement.'],
    ['de', `Bei ${accuracy.all.toLocaleString('de-DE')} % weichen`, 'Fotos gehören nicht zu dieser Messung.'],
  ] as const)(
    'the %s about page shows the measured accuracy with its method and limits',
    (language, result, limit) => {
      openPage('/about', '/about', language);
      const section = document.getElementById('measured')?.closest('section');
      expect(section?.textContent).toContain(result);
      expect(section?.textContent).toContain(limit);
    },
  );

  it('the front page shows the measured accuracy and links to the method', () => {
    openPage('/');
    const text = document.body.textContent;
    expect(text).toContain(
      `Measured so far: in ${accuracy.all}% of ${accuracy.meals.toLocaleString('en-US')} meals`,
    );
    const links = [...document.querySelectorAll('a[href="/about#measured"]')];
    expect(links.map(({ textContent }) => textContent)).toEqual(['What we measured', 'How we measured it']);
  });
});
