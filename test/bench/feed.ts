import type { DatabaseCall } from '#infra/local/services/dynamodb/database-call.ts';
import { friendRows, putRows, sharedRows } from '#test/support/feed-rows.ts';
import type { MeasuredCloud, MeasuredPerson } from '#test/support/measured-cloud.ts';
import { medianOf, repeatedly, sumOf } from './figures.ts';
import type { Limit, Section } from './report.ts';

interface Size {
  friends: number;
  meals: number;
}

/** The second and third show the cost of friends, the last one that of meals. */
const SIZES: readonly Size[] = [
  { friends: 1, meals: 5 },
  { friends: 0, meals: 10 },
  { friends: 500, meals: 10 },
  { friends: 500, meals: 5_000 },
];

interface Page {
  calls: DatabaseCall[];
  meals: number;
}

const pageOf = async (product: MeasuredCloud, person: MeasuredPerson, before: string): Promise<Page> => {
  let meals = 0;
  const calls = await product.during(async () => {
    const { status, body } = await person.call('GET', `/api/shared-meals${before}`);
    if (status !== 200) throw new Error(`The feed answered ${status}.`);
    ({ length: meals } = (body as unknown as { meals: unknown[] }).meals);
  });
  return { calls, meals };
};

/** Creates a reader with friends, one of whom shares meals; without friends the reader shares them. */
const readerOf = async (product: MeasuredCloud, { friends, meals }: Size): Promise<MeasuredPerson> => {
  const reader = await product.person(`feed-${friends}-${meals}@example.com`);
  const others = Array.from({ length: friends }, (_, at) => `friend-${at}-of-${reader.sub}`);
  const sharer = others[0] ?? reader.sub;
  const rows = sharedRows(sharer, meals, { reader: sharer === reader.sub ? null : reader.sub });
  await putRows(product.table, [...friendRows(reader.sub, others), ...rows]);
  return reader;
};

const unitsOf = ({ calls }: Page): number => sumOf(calls, (call) => call.readUnits);

/** Measures the table requests of a feed page for different numbers of friends and meals. */
export const measureFeed = async (product: MeasuredCloud): Promise<{ section: Section; limits: Limit[] }> => {
  const measured: { size: Size; first: Page[]; last: Page[] }[] = [];
  for (const size of SIZES) {
    const person = await readerOf(product, size);
    // The last page starts ten meals before the end; their IDs are a second apart.
    const rows = (await person.call('GET', '/api/shared-meals')).body as unknown as {
      meals: { id: string }[];
    };
    const pages = await repeatedly(() => pageOf(product, person, ''));
    let before = rows.meals.at(-1)?.id ?? '';
    for (let seen = 2 * 10; seen < size.meals; seen += 10) {
      const { next } = (await person.call('GET', `/api/shared-meals?before=${before}`)).body as unknown as {
        next: string | null;
      };
      before = next ?? before;
    }
    const last =
      size.meals > 10 ? await repeatedly(() => pageOf(product, person, `?before=${before}`)) : pages;
    measured.push({ size, first: pages, last });
  }
  const operations = measured.flatMap(({ first, last }) =>
    [...first, ...last].map(({ calls }) =>
      calls
        .map(({ operation }) => operation)
        .toSorted()
        .join(', '),
    ),
  );
  const [few] = measured;
  const perMeal = (pages: readonly Page[]): number =>
    medianOf(pages.map((page) => unitsOf(page) / Math.max(1, page.meals)));
  const asked = [...new Set(operations)];
  const most = Math.max(...measured.flatMap(({ first, last }) => [perMeal(first), perMeal(last)]));
  return {
    section: {
      title: 'Feed',
      text:
        'One page of ten meals, all shared by one friend or, without friends, by the reader. Units as above; ' +
        'visibility checks use consistent reads, which cost twice as much.',
      head: ['Friends', 'Shared meals', 'Operations', 'Read units, first page', 'Last page', 'Per meal'],
      rows: measured.map(({ size, first, last }) => [
        String(size.friends),
        size.meals.toLocaleString('en'),
        (first[0]?.calls ?? []).map(({ operation }) => operation).join(', '),
        String(medianOf(first.map(unitsOf))),
        String(medianOf(last.map(unitsOf))),
        perMeal(first).toFixed(1),
      ]),
    },
    limits: [
      {
        what: 'Table requests for a page of the feed',
        must: 'at most 2 queries and 1 batch get',
        measured: asked.join('; '),
        holds: asked.length === 1 && asked[0] === 'BatchGetItem, Query, Query',
      },
      {
        what: 'Read units per meal on a page, with 500 friends and 5,000 meals compared with 1 and 5',
        must: 'no more',
        measured: `${most.toFixed(1)} against ${perMeal(few?.first ?? []).toFixed(1)}`,
        holds: most <= perMeal(few?.first ?? []),
      },
    ],
  };
};
