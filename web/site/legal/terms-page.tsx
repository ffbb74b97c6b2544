import { BRAND } from '#shared/brand.ts';
import { FREE_CREDITS, plans, TRIAL_DAYS } from '#shared/plans/plans.ts';
import { paidPlans } from '#shared/plans/tiers.ts';
import { MAX_FRIENDS_A_MONTH } from '#shared/referrals/schema.ts';
import { COMPANY, SUPPORT_EMAIL } from '#shared/site/company.ts';
import { wordsIn } from '../language/page-language.ts';
import { Page, PageHeader, Prose } from '../parts/prose.tsx';
import { LAST_UPDATED } from './privacy-page.tsx';

const { number, usd } = wordsIn.en;

const mail = <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>;

/** /terms (PAGES-18). */
export const TermsPage = () => (
  <Page narrow>
    <PageHeader
      note={LAST_UPDATED}
      title="Terms"
      lead={`The agreement between you and ${COMPANY} when you use ${BRAND}. Written to be read.`}
    />
    <Prose>
      <h2>1. What you get</h2>
      <p>
        {BRAND} is a diary of food and weight with tools around it: recognition of foods from photos, speech
        and text, goals, plans, insights and a coach. You may use it for yourself, on any number of devices,
        as long as your account is open.
      </p>

      <h2>2. Not medical advice</h2>
      <p>
        Figures are estimates. Labels, records and portions can be wrong, and a model can mistake one food for
        another. {BRAND} does not diagnose or treat. Do not rely on it for allergens, for doses of insulin or
        other medicine, or in an eating disorder. Ask a doctor or dietitian before you change your diet for an
        illness, in a pregnancy or for a child.
      </p>

      <h2>3. Your account</h2>
      <p>
        The service is not for people under 13: an account whose person confirms a lower age is closed. Where
        the law asks for a higher age to agree to terms like these, a parent has to agree for you. Give a true
        e-mail address, keep your password to yourself, and tell us when somebody else uses your account. One
        person, one account.
      </p>

      <h2>4. Your content</h2>
      <p>
        What you log, photograph, say and write stays yours. You allow us to store and process it to provide
        the service, and nothing more. What you share with friends or everyone is shown to them until you take
        it back. Upload only photos that you may use, and nothing unlawful.
      </p>

      <h2>5. Plans and prices</h2>
      <p>
        The free plan has {FREE_CREDITS} credits a month and needs no card. Paid plans, in US dollars before
        taxes:
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">A month</th>
            <th scope="col">A year</th>
            <th scope="col">Credits a month</th>
          </tr>
        </thead>
        <tbody>
          {paidPlans.map((plan) => {
            const { name, prices, credits } = plans[plan];
            return (
              <tr key={plan}>
                <td>{name}</td>
                <td>{usd(prices.monthly)}</td>
                <td>{usd(prices.yearly)}</td>
                <td>{credits === null ? 'unlimited, within fair use' : number(credits)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <ul>
        <li>
          Your first plan begins with {TRIAL_DAYS} days free, once per person. Cancel within them and nothing
          is charged.
        </li>
        <li>
          A plan renews at the end of each month or year at the price that was shown, until you cancel. You
          cancel in the app, under Subscription, without talking to anybody, and keep the plan until the paid
          period ends.
        </li>
        <li>
          Payments are made through Stripe. If one fails, the plan goes on while Stripe tries again, and you
          can pay it in the app.
        </li>
        <li>
          We may change a price for future periods and tell you at least 30 days before it counts for you.
        </li>
        <li>
          Where the law gives you a right to withdraw from a purchase, for example 14 days in the European
          Union, you have it. Write to {mail}.
        </li>
      </ul>

      <h2>6. Credits</h2>
      <p>
        Credits pay for answers of AI models. The cost is shown before you ask, and an answer that fails or is
        of no use costs nothing. The monthly allowance does not carry over. Credits that you bought or earned
        by referrals stay until they are used or the account is deleted; they are spent last, cannot be sold,
        and are worth no money. Unused bought credits are refunded where the law asks for it.
      </p>

      <h2>7. Referrals</h2>
      <p>
        You earn credits when a friend confirms an account through your link, and more when that friend first
        pays for Premium or Enterprise, each once per friend and for at most {MAX_FRIENDS_A_MONTH} friends a
        month. Referring yourself brings nothing; for accounts of people who do not exist we may take the
        credits back.
      </p>

      <h2>8. Fair use</h2>
      <p>
        Do not try to reach other people&rsquo;s data, to break or overload the service, to resell it, or to
        take out its food table as a whole. Programs may use the API with a personal token, within its limits.
        We may pause an account that harms others or the service, and tell you why.
      </p>

      <h2>9. Availability</h2>
      <p>
        We work to keep the service up and your data safe, but it can fail or pause for maintenance. Features
        may change. If we end a feature that you paid for, you may cancel and get back what was paid for the
        time that is left. If we end the service, you have at least 60 days to export your data.
      </p>

      <h2>10. Ending it</h2>
      <p>
        You may delete your account at any time in the profile. A running subscription ends with it. We may
        end the agreement with 30 days&rsquo; notice, or at once for a serious breach.
      </p>

      <h2>11. Liability</h2>
      <p>
        We are liable without limit for intent and gross negligence, for harm to life, body and health, and
        wherever the law does not allow a limit. Otherwise our liability is limited to the harm that was
        typical and foreseeable, and to what you paid us in the twelve months before. Rights that the law
        gives you as a consumer stay as they are.
      </p>

      <h2>12. Changes of these terms</h2>
      <p>
        We give 30 days&rsquo; notice of any change, by mail and in the app. If you do not agree, you may
        leave before it counts; what you paid for the time after that comes back to you.
      </p>

      <h2>13. Law</h2>
      <p>
        The law of the State of New York applies, and its courts are competent, unless you are a consumer
        elsewhere: then the law and the courts of your home protect you as well. If one of these terms does
        not hold, the others do.
      </p>

      <h2>14. Contact</h2>
      <p>
        {COMPANY}, {mail}. How we treat your data stands in <a href="/privacy">Privacy</a>.
      </p>
    </Prose>
  </Page>
);
