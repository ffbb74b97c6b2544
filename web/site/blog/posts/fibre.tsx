import type { Post } from '../post.ts';

export const fibre: Post = {
  slug: 'fibre-the-number-most-days-miss',
  title: 'Fiber, the number that most days miss',
  summary:
    'Twenty-five grams a day is a modest, long-standing target, and most people stay well below it. What fiber does, and five easy ways to get there.',
  category: 'Nutrients',
  published: '2026-10-12',
  body: (
    <>
      <p>
        Protein has its fans and sugar its enemies. Fiber has neither, and few people know their number. Yet
        in food diaries, it is one of the values that is most often clearly too low.
      </p>
      <h2>What it is</h2>
      <p>
        Fiber is the part of plants that the small intestine can&rsquo;t digest: cell walls, the bran of
        grains, the pectin that makes jam set. It reaches the large intestine nearly intact. Some of it swells
        and keeps things moving. Some of it feeds bacteria, which turn it into short-chain fatty acids that
        nourish the gut. Some kinds, such as the beta-glucan in oats, carry cholesterol out of the body.
      </p>
      <h2>How much</h2>
      <p>
        The European Food Safety Authority considers 25 grams a day adequate for adults, for normal bowel
        function, and saw signs that eating more benefits the heart and helps maintain weight. The United
        States ties it to energy: 14 grams for each 1,000 kilocalories, which makes 28 grams at 2,000. By the
        Dietary Guidelines of 2020, more than 90 percent of women and 97 percent of men there eat less fiber
        than advised.
      </p>
      <p>
        In 2019, Andrew Reynolds and colleagues summarized the evidence for the World Health Organization: 185
        observational studies with about 135 million person-years, and 58 trials with 4,635 people. Those who
        ate the most fiber died 15 to 30 percent less often, from any cause and from heart disease, than those
        who ate the least; stroke, type 2 diabetes and bowel cancer were rarer too. The benefit was largest
        between 25 and 29 grams, and the curves suggested that more would help even more. Observational
        studies can&rsquo;t prove cause and effect, but the trials pointed in the same direction: with more
        fiber, weight, blood pressure and cholesterol went down.
      </p>
      <h2>Why the day falls short</h2>
      <p>
        Look at a typical day. Toast from white bread, about 1 gram. A ham sandwich, 2. An apple, 4. Pasta
        with tomato sauce, 5. A yogurt, nothing. That makes 12, without a single meal that anyone would call
        bad. Fiber is missing because white flour has lost it, animal foods contain none, and vegetables are
        served as a garnish.
      </p>
      <h2>Five easy ways to reach 25</h2>
      <ol>
        <li>
          <strong>Change the bread, not the sandwich.</strong> Two slices of whole-grain bread provide about 4
          grams, two slices of white toast 1 to 2.
        </li>
        <li>
          <strong>Beans twice a week.</strong> A cup of cooked lentils or black beans contains about 15 grams,
          more than half of the daily target in one bowl. Start with half a cup.
        </li>
        <li>
          <strong>Oats or fruit in the morning.</strong> Oatmeal made from 60 grams of oats provides about 6
          grams, and a cup of raspberries 8.
        </li>
        <li>
          <strong>Leave the skin on.</strong> Potatoes, apples, pears and cucumbers have much of their fiber
          in the skin.
        </li>
        <li>
          <strong>Nuts instead of crackers.</strong> A handful of almonds provides 3 to 4 grams, along with
          heart-healthy fat. Log it, because nuts are high in calories.
        </li>
      </ol>
      <h2>Slowly, and with water</h2>
      <p>
        A gut used to 12 grams may complain if it gets 30 overnight. Add a little each week and drink plenty
        of water. Bloating in the first days usually goes away. If you have a bowel disease or were told to
        eat little fiber before an exam, follow your doctor&rsquo;s advice instead of an average.
      </p>
      <h2>How labels count fiber</h2>
      <p>
        In Europe carbohydrate on a label excludes fiber; in the United States it includes it. The same bar
        therefore shows different carbohydrates on two continents. And many records don&rsquo;t list fiber at
        all, even though the food contains some.
      </p>
      <blockquote>A blank in a record means that no one measured it, or no one wrote it down.</blockquote>
      <h2>In the app</h2>
      <p>
        Platewise writes &ldquo;not known&rdquo; where a record doesn&rsquo;t list fiber, and counts it as 0
        only in totals, so your real intake is at least the value shown. The health check compares the average
        of your logged days with 25 grams. If you&rsquo;re above, nothing needs to change. If you&rsquo;re
        below, open a few days of your diary and look for meals with hardly any fiber.
      </p>
    </>
  ),
  sources: [
    {
      text: 'Reynolds A et al. Carbohydrate quality and human health: a series of systematic reviews and meta-analyses. Lancet 2019;393:434-445.',
      href: 'https://doi.org/10.1016/S0140-6736(18)31809-9',
    },
    {
      text: 'EFSA Panel on Dietetic Products, Nutrition and Allergies. Scientific opinion on dietary reference values for carbohydrates and dietary fibre. EFSA Journal 2010;8(3):1462.',
      href: 'https://doi.org/10.2903/j.efsa.2010.1462',
    },
    {
      text: 'US Departments of Agriculture and of Health and Human Services. Dietary Guidelines for Americans, 2020-2025. 9th edition, December 2020.',
      href: 'https://www.dietaryguidelines.gov/sites/default/files/2020-12/Dietary_Guidelines_for_Americans_2020-2025.pdf',
    },
    {
      text: 'USDA FoodData Central, October 2026: fiber of the foods named here.',
      href: 'https://fdc.nal.usda.gov/',
    },
  ],
};
