import type { Post } from '../post.ts';

export const calorieCount: Post = {
  slug: 'what-a-calorie-count-can-tell-you',
  title: 'What a calorie count can tell you, and what it cannot',
  summary:
    'Labels can be off by a fifth, restaurant meals differ from the menu, and people forget what they ate. Counting is still worth it, if you read the number for what it is.',
  category: 'Numbers',
  published: '2026-11-16',
  body: (
    <>
      <p>
        A calorie count looks like a measurement. It has four digits and it adds up. But someone estimated
        what the food contains, someone estimated how much of it was on the plate, and someone tried to
        remember it all in the evening. It helps to know how far off each of these can be: you stop worrying
        about the last digit and look at the first two.
      </p>
      <h2>The factors behind the label</h2>
      <p>
        Almost no food is burned in a laboratory to find its energy. Its protein, fat and carbohydrate are
        measured, and each gram is multiplied by a factor: 4 kilocalories for protein and for carbohydrate, 9
        for fat. The factors go back to Wilbur Atwater&rsquo;s experiments around 1900; the United States
        Department of Agriculture published the refined tables for single foods that many records still use.
        The factors are averages over many foods and many people. Whole almonds show how far an average can be
        off: Janet Novotny and colleagues fed them to eighteen adults in 2012 and measured what left the body
        again. A portion of 28 grams gave 129 kilocalories. The factors say 168 to 170.
      </p>
      <p>
        So a count can&rsquo;t tell you exactly what your body got out of your portion. It tells you what a
        portion like it contains on average, by a method everyone uses, and that is plenty for comparing
        Tuesday with Wednesday.
      </p>
      <h2>What the law allows</h2>
      <p>
        A label on a package is allowed to be wrong. In the United States a food counts as mislabeled when its
        calories, fat or sugars are more than 20 percent above what the label declares. A packaged dinner
        labeled 400 kilocalories may contain 440 and break no rule. Over a week of varied food, errors in both
        directions partly cancel out. For a single meal they don&rsquo;t.
      </p>
      <h2>Restaurant meals vary even more</h2>
      <p>
        In 2011 Lorien Urban and colleagues bought 269 items from 42 restaurants and burned them in a
        calorimeter. On average the stated energy was close. But 19 percent of the items contained at least
        100 kilocalories more than stated, and dishes with a low stated count were more likely to contain
        more. The average was right, and the plate in front of you could still be far off.
      </p>
      <p>
        In practice, treat a restaurant meal as a range. If the menu says 600, think 500 to 750, log the
        middle, and enjoy your evening.
      </p>
      <h2>Memory is the weakest link</h2>
      <p>
        The largest errors are our own. In a well-known study of 1992, Steven Lichtman and colleagues worked
        with people who could not lose weight although they reported eating very little. Measured with doubly
        labeled water, their logs left out 47 percent of what they ate and overstated their exercise by about
        half. These were ten people with a particular problem, so 47 percent doesn&rsquo;t apply to everyone.
        But most of us know how it happens: a handful here and the oil in the pan don&rsquo;t feel like a
        meal, so we don&rsquo;t remember them.
      </p>
      <p>
        That is the best reason to log at the table. A meal logged while it&rsquo;s warm, with a rough weight,
        is worth more than an exact record of whatever you still remember at bedtime.
      </p>
      <h2>How to use an inexact number</h2>
      <ul>
        <li>
          <strong>Log at the table.</strong> Ten seconds now save you a guess later. A photo is enough to
          start with.
        </li>
        <li>
          <strong>Weigh dense foods.</strong> Oil, nuts, cheese and spreads have the most energy per spoon.
          This is where a kitchen scale pays off; you can guess the salad.
        </li>
        <li>
          <strong>Look at weeks.</strong> Single days contain all of this noise. A weekly average smooths out
          much of it.
        </li>
        <li>
          <strong>Keep the method the same.</strong> If you always log pasta cooked, a constant error does not
          hide a change.
        </li>
        <li>
          <strong>Let the scale correct the count.</strong> If your log says 2,000 and your weight rises
          slowly for four weeks, you are eating more than you burn, whatever the digits say.
        </li>
      </ul>
      <blockquote>
        You won&rsquo;t know exactly where you are. You will know which way you&rsquo;re going.
      </blockquote>
      <h2>What we do about it</h2>
      <p>
        Platewise can&rsquo;t make a label more accurate, but it doesn&rsquo;t have to add errors of its own.
        Every food shows the record its values come from, so you can see whether &ldquo;chicken soup&rdquo; is
        canned or homemade. A missing value is shown as not known instead of zero. Portions from a photo show
        a confidence level, and you can correct the grams with one tap. And you always see the week next to
        the day.
      </p>
    </>
  ),
  sources: [
    {
      text: 'US Code of Federal Regulations, 21 CFR 101.9(g): nutrition labeling of food, compliance. As of November 2026.',
      href: 'https://www.ecfr.gov/current/title-21/section-101.9',
    },
    {
      text: 'Urban LE et al. Accuracy of stated energy contents of restaurant foods. JAMA 2011;306(3):287-293.',
      href: 'https://doi.org/10.1001/jama.2011.993',
    },
    {
      text: 'Lichtman SW et al. Discrepancy between self-reported and actual caloric intake and exercise in obese subjects. New England Journal of Medicine 1992;327:1893-1898.',
      href: 'https://doi.org/10.1056/NEJM199212313272701',
    },
    {
      text: 'Merrill AL, Watt BK. Energy value of foods: basis and derivation. USDA Agriculture Handbook No. 74, 1973.',
      href: 'https://www.ars.usda.gov/ARSUserFiles/80400525/Data/Classics/ah74.pdf',
    },
    {
      text: 'Novotny JA, Gebauer SK, Baer DJ. Discrepancy between the Atwater factor predicted and empirically measured energy values of almonds in human diets. American Journal of Clinical Nutrition 2012;96:296-301.',
      href: 'https://doi.org/10.3945/ajcn.112.035782',
    },
  ],
};
