import type { CardForm, CardProblems } from '../payments/card-form.ts';
import { cardHints } from '../payments/test-cards.ts';
import { markup, type Html } from './markup.ts';

interface Field {
  name: keyof CardForm;
  label: string;
  placeholder: string;
  inputmode: string;
  problem: string | undefined;
  /** Whether it is the first invalid field, which receives the focus. */
  isFirst: boolean;
  value?: string | undefined;
}

const field = ({ name, label, placeholder, inputmode, problem, isFirst, value = '' }: Field): Html =>
  markup`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      placeholder="${placeholder}"
      inputmode="${inputmode}"
      autocomplete="off"
      value="${value}"
      ${problem !== undefined && markup` aria-invalid="true" aria-describedby="${name}-problem"`}
      ${isFirst && 'autofocus'}
    />
    ${problem !== undefined && markup`<p class="problem" id="${name}-problem">${problem}</p>`}
  </div>`;

interface RequestedFields {
  asksCard: boolean;
  asksEmail: boolean;
  typed: { name?: string; email?: string };
  problems: CardProblems;
}

const order = ['email', 'number', 'expiry', 'cvc', 'name'] as const;

const hints = markup`<details>
  <summary>Test cards</summary>
  <ul class="rows">
    ${cardHints.map(([number, effect]) => markup`<li class="row"><code>${number}</code><span>${effect}</span></li>`)}
  </ul>
  <p>Any future date, any three digits.</p>
</details>`;

/** Renders the fields of a card. Card data is not sent back to the page; name and email are. */
export const cardFields = ({ asksCard, asksEmail, typed, problems }: RequestedFields): Html => {
  const first = order.find((name) => problems[name] !== undefined);
  const ask = (name: keyof CardForm, label: string, placeholder: string, inputmode: string): Html =>
    field({
      name,
      label,
      placeholder,
      inputmode,
      problem: problems[name],
      isFirst: name === first,
      value: name === 'name' || name === 'email' ? typed[name] : undefined,
    });
  const card = (): Html =>
    markup`${ask('number', 'Card number', '4242 4242 4242 4242', 'numeric')}
      <div class="pair">
        ${ask('expiry', 'Expiry (MM / YY)', '12 / 34', 'numeric')} ${ask('cvc', 'CVC', '123', 'numeric')}
      </div>
      ${ask('name', 'Name on card', 'Full name', 'text')} ${hints}`;
  return markup`${asksEmail && ask('email', 'Email', 'you@example.com', 'email')} ${asksCard && card()}`;
};
