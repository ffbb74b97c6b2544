import type { Post } from '../post.ts';

export const fibre: Post = {
  slug: 'fibre-the-number-most-days-miss',
  title: 'Fiber, the number that most days miss',
  summary:
    'Twenty-five grams a day is an old and modest line, and most people stay well below it. What it does, and five quiet ways to get there.',
  category: 'Nutrients',
  published: '2026-10-12',
  body: (
    <>
      <p>
        Protein has its fans and sugar its enemies. Fiber has neither, and few people know their number. Yet
        it is one of the figures of a food diary that most often stand clearly too low.
      </p>
      <h2>What it is</h2>
      <p>
        Fiber is the part of plants that the small intestine cannot take apart: the walls of cells, the husk
        of grain, the pectin that makes jam set. It arrives in the large intestine nearly whole. Some of it
        swells and keeps things moving. Some of it is food for bacteria, which make short fatty acids of it
        that the gut lives on. Some kinds, like the beta-glucan of oats, carry cholesterol out of the body.
      </p>
      <h2>How much</h2>
      <p>
        The European Food Safety Authority considers 25 grams a day adequate for adults, for normal bowel
        function, and saw signs of benefit for the heart and for keeping a weight above it. The United States
        tie it to energy: 14 grams for each 1,000 kilocalories, which makes 28 grams at 2,000. By the Dietary
        Guidelines of 2020, more than 90 percent of women and 97 percent of men there eat less fiber than
        advised.
      </p>
      <p>
        How much is at stake was gathered in 2019 by Andrew Reynolds and colleagues, for the World Health
        Organization: 185 observational studies with about 135 million person-years, and 58 trials with 4,635
        people. Those who ate the most fiber died 15 to 30 percent less often, from any cause and from heart
        disease, than those who ate the least; stroke, type 2 diabetes and bowel cancer were rarer too. The
        benefit was largest between 25 and 29 grams, and the curves suggested that more would do more.
        Observation alone cannot prove a cause. But the trials pointed in the same direction: with more fiber,
        weight, blood pressure and cholesterol went down.
      </p>
      <h2>Why the day falls short</h2>
      <p>
        Look at a typical day. Toast from white bread, about 1 gram. A ham sandwich, 2. An apple, 4. Pasta
        with tomato sauce, 5. A yogurt, nothing. That makes 12, without a single meal that anybody would call
        bad. Fiber is missing because white flour has lost it, because animals have none, and because
        vegetables are served as a garnish.
      </p>
      <h2>Five quiet ways to 25</h2>
      <ol>
        <li>
          <strong>Change the bread, not the sandwich.</strong> Two slices of wholegrain bread bring about 4
          grams, two of white toast between 1 and 2.
        </li>
        <li>
          <strong>Beans twice a week.</strong> A cup of cooked lentils or black beans holds about 15 grams:
          more than half of the day in one bowl. Begin with half a cup.
        </li>
        <li>
          <strong>Oats or fruit in the morning.</strong> Porridge from 60 grams of oats brings about 6 grams,
          and a cup of raspberries 8.
        </li>
        <li>
          <strong>Leave the skin on.</strong> Potatoes, apples, pears and cucumbers carry much of theirs
          outside.
        </li>
        <li>
          <strong>Nuts instead of crackers.</strong> A handful of almonds brings between 3 and 4 grams, and
          fat that the heart likes. Log the handful: it is dense.
        </li>
      </ol>
      <h2>Slowly, and with water</h2>
      <p>
        A gut that is used to 12 grams may complain when it gets 30 overnight. Add a little each week and
        drink with it. Bloating that comes in the first days usually goes. Who has an illness of the bowel, or
        is told to eat little fiber before an examination, follows the doctor instead of an average.
      </p>
      <h2>A note on what labels count</h2>
      <p>
        In Europe carbohydrate on a label excludes fiber; in the United States it includes it. The same bar
        therefore shows different carbohydrates on two continents. And many records do not state fiber at all,
        though the food has some.
      </p>
      <blockquote>Where a record is blank, nobody has measured, or nobody has written it down.</blockquote>
      <h2>In the app</h2>
      <p>
        Platewise writes &ldquo;not known&rdquo; where a record has no fiber, and counts it as nothing only in
        sums: your real figure is then the shown one or more. The health check compares the average of your
        logged days with 25 grams. If you are above, nothing needs to change. If you are below, open a few
        days of the diary and look for the meals that bring hardly any.
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
