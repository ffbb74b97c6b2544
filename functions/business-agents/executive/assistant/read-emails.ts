import type { TemplateType } from '#shared/business-agents/executive/schema.ts';
import type { AssistantRequest } from './request.ts';
import type { AssistantReading } from './reading.ts';
import { ask, askWhichLead, refuseBlocked } from './say.ts';
import { eventsNamed } from './find-rows.ts';
import { meetingWords } from '../calendar/date-texts.ts';
import type { Workspace } from './workspace.ts';

const writing =
  /^(?:please |bitte |can you |could you |kannst du )*(?:(?:draft|write|compose|prepare|create|make|schreib\p{L}*|verfass\p{L}*|entwirf|entwerf\p{L}*|erstell\p{L}*|formulier\p{L}*)\b(?=.*(?:e-?mails?|mails?|message|nachricht|follow-?up|invitation|einladung|welcome|reminder|erinnerung|thank|nachfass\p{L}*|dank\p{L}*)(?!\p{L}))|(?:e-?mail|mail|write|schreib\p{L}*|antworte|text)\s(?=(?:to |an )?\p{Lu}|(?:all|alle[n]?|everyone|each|every|my|the|our|meine[nr]?|allen)\s)|(?:drop|send|shoot)\s(?=.*\sa (?:quick |short )?(?:line|note|message|mail)(?!\p{L}))|(?:erinner\p{L}*|remind|invite|lad\p{L}*|welcome|thank)\s(?!me\b|mich\b|myself))/iu;
const mailWords = /(?<!\p{L})(?:e-?mails?|mails?|newsletter)(?!\p{L})/iu;
const sameAs =
  /^(?:the )?(?:same|selbe|gleiche|dieselbe)\b.*(?:mail|text|message|nachricht)|\b(?:same|gleiche) (?:e-?)?mail\b/iu;

const types: readonly (readonly [RegExp, TemplateType])[] = [
  [/\b(?:remind(?:er)?|erinner\p{L}*)(?!\p{L})/iu, 'reminder'],
  [/(?<!\p{L})(?:invit\p{L}*|einlad\p{L}*|lad\p{L}*)(?!\p{L})/iu, 'demo_invite'],
  [/\b(?:welcome|willkommen\p{L}*|onboard\p{L}*)(?!\p{L})/iu, 'welcome'],
  [/\b(?:proposal|offer|quote|angebot\p{L}*)(?!\p{L})/iu, 'proposal'],
];
const typeOf = (text: string): TemplateType =>
  types.find(([pattern]) => pattern.test(text))?.[1] ?? 'follow_up';

const about = /(?<!\p{L})(?:that|saying|to say|to tell (?:him|her|them) that|dass)\s(.+)$/iu;
const topicAfter =
  /(?<!\p{L})(?:about|regarding|on|of|concerning|re|zu|zum|zur|über|wegen|bezüglich|an (?:die|den|das|unser\p{L}*))\s(?:the |our |my |die |den |das |der |dem |unser\p{L}* )?(.+)$/iu;
const emptyTopic = /\b(?:something|anything|etwas|irgendwas|them something|them)\s*[.!]?$/iu;
const all =
  /(?<!\p{L})(?:all|every|each|alle[n]?|jede[mn]?)\s(?:of )?(?:my |our |the |meine[n]?)?\s?(?:leads?|contacts?|customers?|clients?|kunden|kontakte\p{L}*)|(?<!\p{L})everyone|(?<!\p{L})everybody|(?<!\p{L})allen(?!\p{L})/iu;

/** Returns whether a text asks for an email. */
export const isEmail = (text: string): boolean =>
  writing.test(text) ||
  sameAs.test(text) ||
  (mailWords.test(text) && /^(?:[\p{L}-]+\s){0,3}(?:e-?mail|mail)/iu.test(text)) ||
  /\b(?:per|by|via) (?:e-?)?mail\b/iu.test(text) ||
  /\b(?:find|get) (?:everyone|all|leads)\b.*\b(?:draft|write)\b/iu.test(text);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the sentence of thanks that a text asks for: 'a thank-you email for the call'. */
const thanksIn = (text: string, { t }: Workspace['words']): string | undefined => {
  if (!/(?<!\p{L})(?:thank(?:s|ing)?(?:[- ]you)?|dank\p{L}*)(?!\p{L})/iu.test(text)) return undefined;
  const what =
    /(?<!\p{L})(?:for|für)\s((?:the|her|his|their|your|die|den|das|ihre?n?|seine?n?)\s[^.!]+)/iu.exec(
      text,
    )?.[1];
  return what ? t('Thank you for {what}.', { what }) : t('Thank you for your time.');
};

/** Reads a request for an email draft. Nothing is sent. */
export const readEmail = ({ text, mention }: AssistantRequest, workspace: Workspace): AssistantReading => {
  const { words, blocked, leads, zone } = workspace;
  const { t } = words;
  if (sameAs.test(text))
    return ask(
      t(
        'Which email do you mean, and what should it say? Drafts are not kept, so I don’t know earlier ones.',
      ),
    );
  const stop = askWhichLead(mention, words) ?? refuseBlocked(mention, workspace);
  if (stop) return stop;
  const templateType = typeOf(text);
  const said = about.exec(text)?.[1]?.replace(/[.!]+$/u, '');
  const thanks = said === undefined ? thanksIn(text, words) : undefined;
  const toAll = all.test(text);
  const topic =
    said === undefined
      ? topicAfter
          .exec(text)?.[1]
          ?.replace(/[.!]+$/u, '')
          .replace(/\s(?:to|an|for|für)\s\p{Lu}.*$/u, '')
      : undefined;
  if (
    !said &&
    !thanks &&
    (!topic || emptyTopic.test(text)) &&
    (toAll || mention.lead === null) &&
    templateType !== 'welcome'
  )
    return ask(
      mention.lead === null && !toAll
        ? t('Who is the email for, and what is it about?')
        : t('What should the email be about? Say the topic and who it is for.'),
    );
  const [event] =
    templateType === 'reminder' || templateType === 'demo_invite' ? eventsNamed(text, workspace) : [];
  const date = event && meetingWords(new Date(event.start_time), event.duration, zone, words.language);
  const attached = /\b(?:attach\p{L}*|enclos\p{L}*|anhang|angehängt|beigefügt|anbei)(?!\p{L})/iu.test(text);
  const reached = leads.filter(({ id }) => !blocked.has(id)).length;
  const notes = [
    attached && t('The draft has no attachment: attach the file yourself.'),
    toAll &&
      t('This is one draft for {count} leads, without those who do not want to be contacted.', {
        count: reached,
      }),
    t('I don’t send emails: copy the draft and send it yourself.'),
  ].filter((note) => note !== false);
  return {
    kind: 'steps',
    steps: [
      {
        deed: 'draft_email',
        templateType,
        ...(mention.lead && { lead: mention.lead.id }),
        ...(said ? { message: `${capital(attachedWords(said))}.` } : thanks && { message: thanks }),
        ...(event ? { topic: event.title } : topic && { topic }),
        ...(date && { date }),
      },
    ],
    note: notes.join(' '),
  };
};

/** 'attached' in the user's words becomes what is true of a draft. */
const attachedWords = (said: string): string =>
  said.replace(
    /\s?(?:and|und)?\s?(?:is |are )?(?:attached|enclosed|(?:ist |sind )?(?:angehängt|beigefügt|im anhang))(?: is| are)?/iu,
    '',
  );
