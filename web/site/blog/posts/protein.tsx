import type { Post } from '../post.ts';

export const protein: Post = {
  slug: 'how-much-protein-is-enough',
  title: 'How much protein is enough?',
  summary:
    'Gyms recommend more than twice the official minimum. What the numbers are for, and how to find yours.',
  category: 'Nutrients',
  published: '2026-10-26',
  body: (
    <>
      <p>
        Ask a textbook how much protein an adult needs and it says 0.8 grams per kilogram of body weight and
        day. Ask in a gym and you will hear 2. Both have their reasons. The first number keeps nearly everyone
        from losing protein; the second may help people who lift weights gain muscle. Most people are
        somewhere in between.
      </p>
      <h2>Where the 0.8 comes from</h2>
      <p>
        The figure is the Recommended Dietary Allowance of the United States and Canada, set in 2005. It was
        derived from nitrogen balance: people eat measured amounts of protein, and everything that leaves them
        is analyzed until intake and loss are equal. The average requirement was 0.66 grams per kilogram; a
        margin raises it to 0.8, which covers 97 to 98 in 100 healthy adults. The World Health Organization
        arrived at 0.83 the same way. For a person of 70 kilograms that is 56 to 58 grams a day.
      </p>
      <p>
        So 0.8 is a minimum that a healthy person shouldn&rsquo;t stay below for long. The same report gives a
        wide range that fits a good diet: 10 to 35 percent of the day&rsquo;s energy from protein. At 2,000
        kilocalories these are 50 to 175 grams.
      </p>
      <h2>What training changes</h2>
      <p>
        Robert Morton and colleagues put together 49 trials with 1,863 people who trained with weights. Extra
        protein helped: those who got more gained somewhat more strength and lean mass. The benefit flattened
        at about 1.6 grams per kilogram of body weight and day; beyond that, the trials saw no further gain in
        lean mass. The uncertainty around that point is wide, from 1.0 to 2.2, so the gym&rsquo;s 2 is within
        it.
      </p>
      <h2>What losing weight changes</h2>
      <p>
        People who eat less energy than they use lose fat, and usually some muscle with it. Heather Leidy and
        colleagues reviewed the trials in 2015. In the shorter and strictly controlled ones, people on a diet
        with more protein lost more fat and kept more lean mass. Meals with more protein also left them
        somewhat fuller, though they did not eat less at the next one. Longer studies gave mixed results: it
        helps only people who stick with it.
      </p>
      <h2>What age changes</h2>
      <p>
        From about 65 on, the same amount of protein builds less muscle than before. The expert group PROT-AGE
        therefore advises healthy older people to eat at least 1.0 to 1.2 grams per kilogram, and more when
        they are ill or train. Spreading it over the day helps: a breakfast of toast and jam leaves all the
        work to dinner.
      </p>
      <h2>Finding your number</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">You are</th>
            <th scope="col">Grams per kilogram and day</th>
            <th scope="col">At 70 kg</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td data-column="You are">A healthy adult (minimum)</td>
            <td data-column="Grams per kilogram and day">0.8</td>
            <td data-column="At 70 kg">56 g</td>
          </tr>
          <tr>
            <td data-column="You are">Older than 65</td>
            <td data-column="Grams per kilogram and day">1.0 to 1.2</td>
            <td data-column="At 70 kg">70 to 84 g</td>
          </tr>
          <tr>
            <td data-column="You are">Training with weights</td>
            <td data-column="Grams per kilogram and day">about 1.6</td>
            <td data-column="At 70 kg">about 112 g</td>
          </tr>
        </tbody>
      </table>
      <p>
        If you are very overweight, use the weight you would have at a healthy size instead of your current
        one: fat tissue needs little protein.
      </p>
      <h2>What 25 grams look like</h2>
      <p>
        Numbers help only when they turn into food. Each of these provides about 25 grams: 80 grams of roasted
        chicken breast, a can of tuna, 230 grams of skyr or cottage cheese, four eggs, 280 grams of cooked
        lentils, or 150 grams of firm tofu. Three such portions and the bread, rice and vegetables around them
        get most people who weigh 70 kilograms to 90 grams or more, without protein powder.
      </p>
      <h2>Can it be too much?</h2>
      <p>
        Michaela Devries and colleagues put together 28 trials with 1,358 healthy adults. With 1.5 grams per
        kilogram or more, kidney function changed no differently than with less. Most of the trials were
        short, so this doesn&rsquo;t prove anything about decades. And it doesn&rsquo;t apply to people with
        kidney disease: for them less may be better, and a doctor or dietitian should set the amount. More
        often the problem is what a lot of protein displaces: a day of chicken and shakes has little fiber.
      </p>
      <h2>In the app</h2>
      <p>
        Platewise shows your protein in sage on the daily dial, in grams and as a share of energy. The health
        check compares your weekly average with 15 percent of your calorie goal, a modest target for most
        adults. If you have your own number, you can set it as a macro target with the Premium plan. If your
        average is above the target, the check says that nothing needs to change.
      </p>
    </>
  ),
  sources: [
    {
      text: 'Institute of Medicine. Dietary Reference Intakes for energy, carbohydrate, fiber, fat, fatty acids, cholesterol, protein and amino acids. National Academies Press, 2005.',
      href: 'https://doi.org/10.17226/10490',
    },
    {
      text: 'WHO/FAO/UNU. Protein and amino acid requirements in human nutrition. WHO Technical Report Series 935, 2007.',
      href: 'https://iris.who.int/handle/10665/43411',
    },
    {
      text: 'Morton RW et al. A systematic review, meta-analysis and meta-regression of the effect of protein supplementation on resistance training-induced gains. British Journal of Sports Medicine 2018;52:376-384.',
      href: 'https://doi.org/10.1136/bjsports-2017-097608',
    },
    {
      text: 'Bauer J et al. Evidence-based recommendations for optimal dietary protein intake in older people: a position paper from the PROT-AGE study group. JAMDA 2013;14:542-559.',
      href: 'https://doi.org/10.1016/j.jamda.2013.05.021',
    },
    {
      text: 'Leidy HJ et al. The role of protein in weight loss and maintenance. American Journal of Clinical Nutrition 2015;101:1320S-1329S.',
      href: 'https://doi.org/10.3945/ajcn.114.084038',
    },
    {
      text: 'Devries MC et al. Changes in kidney function do not differ between healthy adults consuming higher- compared with lower- or normal-protein diets: a systematic review and meta-analysis. Journal of Nutrition 2018;148:1760-1775.',
      href: 'https://doi.org/10.1093/jn/nxy197',
    },
  ],
};
