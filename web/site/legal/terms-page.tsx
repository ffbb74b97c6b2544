import { BRAND } from '#shared/brand.ts';
import { FREE_CREDITS, TRIAL_DAYS } from '#shared/plans/plans.ts';
import { MAX_FRIENDS_A_MONTH } from '#shared/referrals/schema.ts';
import { COMPANY } from '#shared/site/company.ts';
import { OtherPrices, PriceTable } from './price-table.tsx';
import { LegalPage, SupportMail } from './legal-page.tsx';

/** /terms (PAGES-18). */
export const TermsPage = () => (
  <LegalPage
    language="en"
    title="Terms"
    lead={`The agreement between you and ${COMPANY} when you use ${BRAND}. In plain language.`}
  >
    <h2>1. The service</h2>
    <p>
      {BRAND} is a food and weight diary with tools such as food recognition from photos, speech and text,
      goals, plans, insights and a coach. You may use it for yourself, on any number of devices, as long as
      your account is open.
    </p>

    <h2>2. Not medical advice</h2>
    <p>
      All values are estimates. Labels, records and portions can be wrong, and AI can mistake one food for
      another. {BRAND} does not diagnose or treat. Do not rely on it for allergens, for dosing insulin or
      other medication, or if you have an eating disorder. Talk to a doctor or dietitian before you change
      your diet because of an illness or pregnancy, or for a child.
    </p>

    <h2>3. Your account</h2>
    <p>
      The service is not for people under 13: if you confirm a lower age, we close your account. Where the law
      requires a higher age to accept these terms, a parent must accept them for you. Use a valid email
      address, keep your password to yourself, and tell us if someone else uses your account. One account per
      person.
    </p>

    <h2>4. Your content</h2>
    <p>
      Everything you log, photograph, say and write remains yours. You allow us to store and process it only
      to provide the service. Meals you share with friends or everyone are visible to them until you stop
      sharing. Upload only photos that you have the right to use, and nothing illegal.
    </p>

    <h2>5. Plans and prices</h2>
    <p>
      The free plan has {FREE_CREDITS} credits a month and needs no card. Prices in euros and pounds include
      any VAT. Tax may be added to prices in US dollars; the payment page shows the total before you pay. Paid
      plans:
    </p>
    <PriceTable language="en" />
    <OtherPrices language="en" />
    <ul>
      <li>
        Your first plan starts with {TRIAL_DAYS} free days, once per person. Cancel within them and you pay
        nothing.
      </li>
      <li>
        Plans renew at the end of each month or year at the price shown, until you cancel. You can cancel in
        the app, under Subscription, without contacting us, and keep the plan until the end of the period you
        paid for.
      </li>
      <li>
        Payments are processed by Stripe. If one fails, your plan continues while Stripe retries, and you can
        pay in the app.
      </li>
      <li>We may change prices for future periods and will notify you at least 30 days in advance.</li>
      <li>
        You can withdraw from a plan or a credit pack within 14 days, wherever you live:{' '}
        <a href="/withdraw">right of withdrawal, model form and button</a>. You can also{' '}
        <a href="/cancel">cancel without signing in</a>.
      </li>
    </ul>

    <h2>6. Credits</h2>
    <p>
      Credits pay for AI. We show the cost in advance, and failed or useless answers cost nothing. Monthly
      credits do not carry over. Credits you buy or earn through referrals don&rsquo;t expire while your
      account is open; they are used after your monthly credits, cannot be sold and have no cash value. We
      refund unused purchased credits where the law requires it.
    </p>

    <h2>7. Referrals</h2>
    <p>
      You earn credits when a friend confirms an account through your link, and more when that friend first
      pays for Premium or Enterprise, each once per friend and for up to {MAX_FRIENDS_A_MONTH} friends a
      month. You cannot refer yourself, and we may revoke credits for fake accounts.
    </p>

    <h2>8. Fair use</h2>
    <p>
      Do not try to access other people&rsquo;s data, to break or overload the service, to resell it, or to
      copy its entire food database. Programs may use the API with a personal token, within its limits. We may
      suspend an account that harms others or the service, and will tell you why.
    </p>

    <h2>9. Availability</h2>
    <p>
      We work to keep the service available and your data safe, but it can fail or be down for maintenance.
      Features may change. If we discontinue a feature you paid for, you may cancel and get a refund for the
      remaining time. If we discontinue the service, you have at least 60 days to export your data.
    </p>

    <h2>10. Termination</h2>
    <p>
      You may delete your account at any time in your profile. This also ends an active subscription. We may
      terminate the agreement with 30 days&rsquo; notice, or immediately for a serious breach.
    </p>

    <h2>11. Liability</h2>
    <p>
      Our liability is unlimited for intent and gross negligence, for injury to life, body and health, and
      wherever the law does not allow a limit. Otherwise our liability is limited to typical and foreseeable
      damage, and to the amount you paid us in the previous twelve months. Your statutory consumer rights are
      not affected.
    </p>

    <h2>12. Changes to these terms</h2>
    <p>
      We give 30 days&rsquo; notice of any change, by email and in the app. If you do not agree, you may
      cancel before it takes effect, and we refund what you paid for the remaining time.
    </p>

    <h2>13. Law</h2>
    <p>
      The law of the State of New York applies, and its courts have jurisdiction. If you are a consumer
      elsewhere, the mandatory law and courts of your home also protect you. If one of these terms is invalid,
      the others remain in effect.
    </p>

    <h2>14. Contact</h2>
    <p>
      {COMPANY}, <SupportMail />. See <a href="/privacy">Privacy</a> for how we handle your data.
    </p>
  </LegalPage>
);
