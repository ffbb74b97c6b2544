import type { Post } from '../post.ts';

export const protein: Post = {
  slug: 'how-much-protein-is-enough',
  title: 'How much protein is enough?',
  summary:
    'Between the official minimum and the advice of gyms lies a factor of two. What the numbers were made for, and how to find yours.',
  category: 'Nutrients',
  published: '2026-10-26',
  body: (
    <>
      <p>
        Ask a textbook how much protein an adult needs and it says 0.8 grams per kilogram of body weight and
        day. Ask in a gym and you will hear 2. Both have reasons, and they answer different questions. The
        first asks what keeps nearly everybody from losing protein. The second asks what helps somebody who
        lifts weights to gain muscle. Most people stand somewhere between, and it pays to know where.
      </p>
      <h2>Where the 0.8 comes from</h2>
      <p>
        The figure is the Recommended Dietary Allowance of the United States and Canada, set in 2005. It was
        derived from nitrogen balance: people eat measured amounts of protein, and everything that leaves them
        is analysed until intake and loss are even. The average need was found at 0.66 grams per kilogram; a
        margin makes it 0.8, so that 97 to 98 in 100 healthy adults are covered. The World Health Organization
        arrived at 0.83 by the same road. For a person of 70 kilograms that is 56 to 58 grams a day.
      </p>
      <p>
        So 0.8 is not a target to aim at and stay below. It is a floor under which a healthy person should not
        stay for long. The same report gives a wide range that fits a good diet: 10 to 35 percent of the
        day&rsquo;s energy from protein. At 2,000 kilocalories these are 50 to 175 grams.
      </p>
      <h2>What training changes</h2>
      <p>
        Robert Morton and colleagues put together 49 trials with 1,863 people who trained with weights. Extra
        protein helped: those who got more gained somewhat more strength and lean mass. The benefit flattened
        at about 1.6 grams per kilogram of body weight and day; beyond that, the trials saw no further gain.
        The uncertainty around that point reaches up to about 2.2, which is where the round 2 of the gym comes
        from. Without training, more protein alone does not build muscle.
      </p>
      <h2>What losing weight changes</h2>
      <p>
        Who eats less energy than the body uses loses fat, and usually some muscle with it. More protein and
        some strength training keep more of the muscle. Protein also fills: at the same calories, meals with
        more of it leave people less hungry for longer. That is one reason why many plans for losing weight
        set protein first and let fat and carbohydrate share the rest.
      </p>
      <h2>What age changes</h2>
      <p>
        From about 65 on, the same amount of protein builds less muscle than before. The expert group PROT-AGE
        therefore advises healthy older people to eat at least 1.0 to 1.2 grams per kilogram, and more when
        they are ill or train. Spreading it over the day helps: a breakfast of toast and jam leaves the whole
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
            <td>A healthy adult, the floor</td>
            <td>0.8</td>
            <td>56 g</td>
          </tr>
          <tr>
            <td>Older than 65</td>
            <td>1.0 to 1.2</td>
            <td>70 to 84 g</td>
          </tr>
          <tr>
            <td>Training with weights</td>
            <td>about 1.6</td>
            <td>about 112 g</td>
          </tr>
        </tbody>
      </table>
      <p>
        With much overweight, reckon with the weight that you would have at a healthy size, not with
        today&rsquo;s: fat tissue needs little protein.
      </p>
      <h2>What 25 grams look like</h2>
      <p>
        Numbers help only when they turn into food. Each of these brings about 25 grams: 80 grams of roasted
        chicken breast, a can of tuna, 200 grams of skyr or cottage cheese, four eggs, 300 grams of cooked
        lentils, or 150 grams of firm tofu. Three such portions and the bread, rice and vegetables around them
        take most people of 70 kilograms to 90 grams and beyond, without a powder.
      </p>
      <h2>Can it be too much?</h2>
      <p>
        In healthy people the amounts above have not been shown to harm the kidneys. It is different for
        people whose kidneys are already ill: for them less may be better, and a doctor or dietitian should
        set the number. The more common trouble is what a lot of protein displaces. A day of chicken and
        shakes is short of fiber before noon.
      </p>
      <h2>In the app</h2>
      <p>
        Platewise shows protein in sage on the rim of your day, in grams and as a share of the energy. The
        health check compares your weekly average with 15 percent of your calorie goal, which is a modest line
        for most adults. Who follows a number of their own sets it as a macro target. If your average lies
        above the line, the check says so and that nothing needs to change: more than enough is not a fault.
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
  ],
};
