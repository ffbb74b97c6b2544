import { QUALIFIED_SCORE, WARM_SCORE, type Lead } from '#shared/business-agents/sdr/schema.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { statusWords } from '../../crm/status-texts.ts';
import type { AssistantRequest } from '../request.ts';
import type { AssistantReading } from '../reading.ts';
import { namesOf } from '../say.ts';
import { spanIn } from '../span.ts';
import { w } from '../task-words.ts';
import { todayOf, type Workspace } from '../workspace.ts';
import { contactChangeIn, leadSourceIn, leadStatusIn } from './lead-words.ts';

/** Names in a message. */
const NAMED = 20;

type Condition = (lead: Lead) => boolean;

const scoreIn = (text: string): Condition | null => {
  const above =
    /(?:above|over|at least|more than|from|über|mindestens|ab|mehr als|>=?)\s?(\d{1,3})(?!\d)/iu.exec(text);
  const below = /(?:below|under|less than|at most|unter|weniger als|höchstens|<=?)\s?(\d{1,3})(?!\d)/iu.exec(
    text,
  );
  if (above) return ({ score }) => score >= Number(above[1]);
  if (below) return ({ score }) => score <= Number(below[1]);
  if (w(String.raw`hot(?:test)?|heiße[nrs]?`).test(text)) return ({ score }) => score >= QUALIFIED_SCORE;
  if (w(String.raw`warm(?:e[nrs]?)?`).test(text))
    return ({ score }) => score >= WARM_SCORE && score < QUALIFIED_SCORE;
  return w(String.raw`cold|kalte[nrs]?`).test(text) && !leadSourceIn(text)
    ? ({ score }) => score < WARM_SCORE
    : null;
};

/** Returns the tag that a text asks for, in lower case: 'leads tagged VIP', 'with the tag VIP'. */
const taggedIn = (text: string): string | undefined =>
  /(?<!\p{L})(?:tagged(?: as| with)?|(?:with|mit) (?:the |dem )?(?:tag|label|schlagwort))\s"?([^"?!.]+?)"?[?!.]*$/iu
    .exec(text)?.[1]
    ?.toLowerCase();

const conditionsIn = ({ text, days, mention }: AssistantRequest, workspace: Workspace): Condition[] => {
  const all: Condition[] = [];
  const contact = contactChangeIn(text);
  const hasTag = taggedIn(text) !== undefined;
  const status = contact === null && !hasTag ? leadStatusIn(text) : undefined;
  const source = hasTag ? undefined : leadSourceIn(text);
  const score = scoreIn(text);
  const tag = taggedIn(text);
  const today = todayOf(workspace);
  const isMade = w(
    String.raw`came in|come in|added|created|joined|arrived|hinzugekommen|angelegt|reingekommen`,
  ).test(text);
  const day = days[0]?.day;
  const span = isMade ? (spanIn(text, today) ?? (day ? { from: day, to: day } : null)) : null;
  if (contact !== null) all.push(({ do_not_contact }) => do_not_contact !== null);
  if (status !== undefined) all.push((lead) => lead.status === status);
  if (source !== undefined) all.push((lead) => lead.source === source);
  if (tag !== undefined) all.push(({ tags }) => tags.some((one) => one.toLowerCase() === tag));
  if (score) all.push(score);
  if (span)
    all.push(({ created_at }) => {
      const made = localDateOf(new Date(created_at), workspace.zone);
      return made >= span.from && made <= span.to;
    });
  if (mention.several.length > 0) all.push(({ id }) => mention.several.some((lead) => lead.id === id));
  return all;
};

/** Lists or counts the leads that fit, highest score first. */
export const readLeadList = (request: AssistantRequest, workspace: Workspace): AssistantReading => {
  const { t } = workspace.words;
  const conditions = conditionsIn(request, workspace);
  const fitting = workspace.leads
    .filter((lead) => conditions.every((fits) => fits(lead)))
    .toSorted((one, other) => other.score - one.score);
  const top = /(?<!\p{L})(?:top|best|first|erste[n]?|beste[n]?)\s(\d{1,2})(?!\d)/iu.exec(request.text)?.[1];
  const leads = top ? fitting.slice(0, Number(top)) : fitting;
  const names = namesOf(leads.slice(0, NAMED));
  const message =
    leads.length === 0
      ? t('No lead fits.')
      : leads.length > NAMED
        ? t('{count} leads fit. The first are {names}.', { count: leads.length, names })
        : t('These leads fit ({count}): {names}.', { count: leads.length, names });
  return { kind: 'found', found: { deed: 'show_leads', message, leads, count: leads.length } };
};

const facts = {
  email: w(String.raw`e-?mail(?: address)?|mail|(?:e-?)?mailadresse`),
  phone: w(String.raw`phone(?: number)?|number|telephone|telefon(?:nummer)?|handynummer|nummer`),
  company: w(String.raw`company|firma|work(?:s)? for`),
  score: w(String.raw`score|scores|bewertung|punkte`),
  status: w(String.raw`status|stage|qualified|converted|lost|contacted|qualifiziert|verloren|stand`),
} as const;

/** Answers a question about one lead from the stored row, or returns null for other questions. */
export const readLeadFact = (
  { text, mention: { lead } }: AssistantRequest,
  { words: { t } }: Workspace,
): AssistantReading | null => {
  if (!lead) return null;
  const answer = (message: string): AssistantReading => ({
    kind: 'found',
    found: { deed: 'show_leads', message, leads: [lead], count: 1 },
  });
  const { name } = lead;
  const mayContact =
    /^(?:may|can|should|darf|kann) (?:i|we|ich|wir)\b.*(?:contact|write|e-?mail|call|kontaktier|schreib|anruf)/iu;
  if (mayContact.test(text) || contactChangeIn(text) !== null)
    return answer(
      lead.do_not_contact
        ? t('No: {name} does not want to be contacted.', { name })
        : t('Yes: nothing forbids contact with {name}.', { name }),
    );
  if (facts.email.test(text))
    return answer(t('The email address of {name} is {email}.', { name, email: lead.email }));
  if (facts.phone.test(text))
    return answer(
      lead.phone
        ? t('The phone number of {name} is {phone}.', { name, phone: lead.phone })
        : t('No phone number of {name} is stored.', { name }),
    );
  if (facts.company.test(text))
    return answer(
      lead.company
        ? t('{name} works for {company}.', { name, company: lead.company })
        : t('No company of {name} is stored.', { name }),
    );
  if (facts.score.test(text))
    return answer(t('The score of {name} is {score}.', { name, score: lead.score }));
  return facts.status.test(text)
    ? answer(t('{name} is {status}.', { name, status: statusWords(t)[lead.status] }))
    : null;
};
