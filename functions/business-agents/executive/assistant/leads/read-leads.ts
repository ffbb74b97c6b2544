import type { AssistantStep } from '#shared/business-agents/executive/assistant-steps.ts';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';
import { listItems, quotesIn } from '../../../common/text/lists.ts';
import { MAX_LEAD_TAGS, MAX_TAG } from '#shared/business-agents/sdr/tags.ts';
import { leadIn, type LeadMention } from '../find-leads.ts';
import type { AssistantRequest } from '../request.ts';
import type { AssistantReading } from '../reading.ts';
import { ask, askWhichLead } from '../say.ts';
import type { Workspace } from '../workspace.ts';
import { contactChangeIn, leadNouns, leadStatusIn } from './lead-words.ts';
import { readLeadFact, readLeadList } from './read-lead-question.ts';
import { readNewLead } from './read-new-lead.ts';

const polite = String.raw`^(?:please |bitte |can you |could you |kannst du |pls )*`;
const begins = (pattern: string): RegExp => new RegExp(`${polite}(?:${pattern})(?!\\p{L})`, 'iu');

const asking = begins(
  String.raw`who|which|what(?:'s| is| are)?|list|show|display|how (?:many|does)|how's|give me|find|get|is|are|has|does|do|may|can i|can we|should|wer|welche\p{L}*|was ist|wie (?:viele|ist|lautet)|zeig\p{L}*|liste|nenn\p{L}*|gibt es|ist|sind|hat|darf|my|meine|top|best`,
);
const creating = begins(
  String.raw`(?:add|create|new|enter|save|register|set up|make|put|leg\p{L}*|erfass\p{L}*|erstell\p{L}*|füg\p{L}*|trag\p{L}*|neue[rn]?)`,
);
const createdNoun =
  /(?<!\p{L})(?:an? |new |the |einen? |neue[nr]? |as |als )*(?:leads?|prospect|interessent\p{L}*)(?!\p{L})/iu;
const newContact = begins(
  String.raw`(?:add|create|new|enter|save|register|leg\p{L}*|erfass\p{L}*|neue[rn]?)\s(?:an? |einen? )?(?:new |neue[nr]? )?(?:contact|kontakt)`,
);
const changing = begins(
  String.raw`mark|set|change|move|put|update|make|flag|switch|markier\p{L}*|setz\p{L}*|änder\p{L}*|stell\p{L}*|verschieb\p{L}*`,
);
const stating =
  /^(?:(?:we|i)(?:'ve| have| just| finally)* (?:lost|won|contacted|qualified|converted|reached)|(?:wir|ich) haben? .*(?:verloren|gewonnen|kontaktiert|qualifiziert))(?!\p{L})|(?<!\p{L})(?:is|are|became|has become|ist|sind|wurde) (?:now |just |officially |jetzt |nun )*(?:lost|won|qualified|converted|contacted|an? (?:new )?(?:customer|client)|our (?:newest? )?(?:customer|client)|kunde|kundin|verloren|gewonnen|qualifiziert|kontaktiert|konvertiert)(?!\p{L})/iu;
const noting = begins(
  String.raw`(?:(?:add|make|leave|write|put|save|take|jot down|record|mach\p{L}*|schreib\p{L}*|leg\p{L}*|füg\p{L}*|hinterleg\p{L}*|erstell\p{L}*)\s(?:down )?(?:an? |eine |the |me |this |dies\p{L}* )?(?:quick |short |kurze |new )?)?(?:notes?|notiz|vermerk\p{L}*|notier\p{L}*)|jot(?: this)? down|write down|halt\p{L}* fest`,
);
const noteWord = /(?<!\p{L})(?:notes?|notiz|vermerk|notier\p{L}*)(?!\p{L})/iu;
const tagWord = String.raw`(?:tags?|labels?|schlagw(?:ort|örter)\p{L}*)`;
const tagging = begins(
  String.raw`tag|label|untag|verschlagworte|(?:add|put|set|give|attach|remove|delete|drop|take|gib|füg\p{L}*|entfern\p{L}*|lösch\p{L}*|setz\p{L}*)\s.*\b${tagWord}`,
);
const untagging = begins(String.raw`untag|remove|delete|drop|take|entfern\p{L}*|lösch\p{L}*`);
const deleting = begins(String.raw`delete|remove|erase|lösch\p{L}*|entfern\p{L}*`);
const otherRows =
  /(?<!\p{L})(?:tasks?|to-?dos?|aufgaben?|documents?|proposals?|contracts?|reports?|presentations?|events?|meetings?|calls?|appointments?|e-?mails?|mails?|dokument\p{L}*|angebot\p{L}*|vertrag\p{L}*|bericht\p{L}*|termin\p{L}*)(?!\p{L})/iu;

/** Words of other rows that say something about a lead: an address, or where it comes from. */
const ofLeads =
  /(?<!\p{L})(?:e-?mail(?: address)?|mailadresse|(?:from|at|through|via|von|auf)\s(?:the |an? |der |einer )?events?)(?!\p{L})/giu;

/** Returns the part of a text that names the row: before a colon, 'that' or a reason. */
const commandOf = (text: string): string =>
  text.split(/:\s|,?\s(?:that|dass|because|weil|saying)\s|\s-\s/iu)[0] ?? text;
const isStatus = (text: string, { lead, several }: LeadMention): boolean =>
  (lead !== null || several.length > 1) &&
  leadStatusIn(text) !== undefined &&
  !otherRows.test(text) &&
  (stating.test(text) ||
    /[,;.]\s(?:please |so |and )?(?:mark|set|move|put|markier\p{L}*|setz\p{L}*)\s/iu.test(text) ||
    (changing.test(text) && /(?<!\p{L})(?:as|to|status|stage|als|auf|zu|:)(?!\p{L})|:/iu.test(text)));

/** Returns the tags that a text names: after 'with' or 'as', in quotes, or next to 'tag'. */
const tagsIn = (text: string): string[] => {
  const quoted = quotesIn(text);
  if (quoted.length > 0) return quoted;
  const named =
    /(?<!\p{L})(?:with|as|mit|als)\s(?:the )?(?:tags?\s)?(?!the\s)(.+)$/iu.exec(text)?.[1] ??
    new RegExp(
      String.raw`(?<!\p{L})${tagWord}:?\s(.+?)(?:\s(?:to|on|for|from|off|zu|bei|von|hinzu|an)(?!\p{L}).*)?$`,
      'iu',
    ).exec(text)?.[1] ??
    '';
  return listItems(named.replace(/^(?:tags?|labels?)\s/iu, ''))
    .map((one) => one.replace(/^#/u, '').trim().slice(0, MAX_TAG))
    .filter((one) => one !== '');
};

/** Returns whether a text is about leads themselves: their status, contact, notes, or which there are. */
export const isLead = ({ text, mention }: AssistantRequest, workspace: Workspace): boolean => {
  if (
    noting.test(text) &&
    leadIn(commandOf(text), workspace.leads).several.length + mention.several.length > 0
  )
    return true;
  if (
    newContact.test(text) ||
    (creating.test(text) &&
      createdNoun.test(commandOf(text)) &&
      !noteWord.test(text) &&
      !otherRows.test(commandOf(text)))
  )
    return true;
  if (
    contactChangeIn(text) !== null &&
    (mention.several.length > 0 || leadNouns.test(text) || /^(?:who|wer|which|welche)/iu.test(text))
  )
    return true;
  if (isStatus(text, mention)) return true;
  if (tagging.test(text) && mention.several.length > 0 && !otherRows.test(text)) return true;
  if (deleting.test(text) && leadNouns.test(text) && mention.several.length > 0) return true;
  if (!asking.test(text) || otherRows.test(text.replace(ofLeads, ''))) return false;
  return (
    leadNouns.test(text) ||
    (/^(?:who|wer)(?!\p{L})/iu.test(text) && leadStatusIn(text) !== undefined) ||
    readLeadFact({ text, mention } as AssistantRequest, workspace) !== null
  );
};

/** Several leads that are each named, such as 'Ana and Dana', unlike two that share the name in the text. */
const everyNamed = ({ lead, several }: LeadMention, text: string): readonly Lead[] | null => {
  if (lead) return [lead];
  const firstNames = new Set(several.map(({ name }) => name.split(' ')[0]?.toLowerCase()));
  const isListed = /(?<!\p{L})(?:and|und|both|beide)(?!\p{L})|,|&/iu.test(text);
  return several.length > 1 && isListed && firstNames.size === several.length ? several : null;
};

const contentOf = (text: string): string | undefined =>
  (
    /:\s*(\S.*)$/su.exec(text)?.[1] ??
    quotesIn(text)[0] ??
    /(?<!\p{L})(?:that|saying|dass)\s(.+)$/isu.exec(text)?.[1] ??
    /\s-\s(.+)$/su.exec(text)?.[1]
  )?.trim();
const reasonIn = (text: string): string | undefined =>
  (
    /(?<!\p{L})(?:because|since|as|reason:?|weil|da|grund:?|denn)\s(.+)$/isu.exec(text)?.[1] ??
    /:\s+(\S.*)$/su.exec(text)?.[1]
  )
    ?.replace(/[.!]+$/u, '')
    .trim();

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const readNote = ({ text, mention }: AssistantRequest, workspace: Workspace): AssistantReading => {
  const { t } = workspace.words;
  const named = leadIn(commandOf(text), workspace.leads);
  const of = named.several.length > 0 ? named : mention;
  const stop = askWhichLead(of, workspace.words);
  if (stop) return stop;
  const note = contentOf(text)?.replace(/^"|"$/gu, '');
  if (!note || !of.lead)
    return ask(t('What should the note about {name} say?', { name: of.lead?.name ?? '' }));
  return {
    kind: 'steps',
    steps: [{ deed: 'note_lead', lead: of.lead.id, note: capital(note).slice(0, 2_000) }],
  };
};

const readTags = ({ text, mention }: AssistantRequest, { words }: Workspace): AssistantReading => {
  const leads = everyNamed(mention, text);
  if (!leads) return askWhichLead(mention, words)!;
  const tags = tagsIn(text).slice(0, MAX_LEAD_TAGS);
  if (tags.length === 0) return ask(words.t('Which tag do you mean?'));
  const change = untagging.test(text) ? { remove: tags } : { add: tags };
  return {
    kind: 'steps',
    steps: leads.map(({ id }): AssistantStep => ({ deed: 'tag_lead', lead: id, ...change })),
  };
};

const readContact = (request: AssistantRequest, workspace: Workspace): AssistantReading => {
  const { text } = request;
  const { t } = workspace.words;
  const mention = leadIn(commandOf(text), workspace.leads);
  const leads = everyNamed(mention.several.length > 0 ? mention : request.mention, text);
  if (!leads) return askWhichLead(request.mention, workspace.words) ?? readLeadList(request, workspace);
  const reason = reasonIn(text)?.slice(0, 300);
  if (contactChangeIn(text) === 'forbid')
    return {
      kind: 'steps',
      steps: leads.map(({ id }): AssistantStep => ({
        deed: 'forbid_contact',
        lead: id,
        ...(reason && { reason }),
      })),
    };
  const [{ name }] = leads as [Lead];
  if (!reason || reason.length < 3)
    return ask(t('Why may {name} be contacted again? Add “because” and the reason.', { name }));
  return {
    kind: 'steps',
    steps: leads.map(({ id }): AssistantStep => ({ deed: 'allow_contact', lead: id, reason })),
  };
};

/** Reads a request or question about leads. */
export const readLeads = (request: AssistantRequest, workspace: Workspace): AssistantReading => {
  const { text, mention } = request;
  const { t } = workspace.words;
  const isQuestion = asking.test(text) && !changing.test(text);
  if (noting.test(text)) return readNote(request, workspace);
  if (!isQuestion && contactChangeIn(text) !== null) return readContact(request, workspace);
  if (isStatus(text, mention) && !isQuestion) {
    const leads = everyNamed(mention, text);
    const status = leadStatusIn(text)!;
    if (!leads) return askWhichLead(mention, workspace.words)!;
    return {
      kind: 'steps',
      steps: leads.map(({ id }): AssistantStep => ({ deed: 'set_lead_status', lead: id, status })),
    };
  }
  if (tagging.test(text) && !isQuestion) return readTags(request, workspace);
  if (deleting.test(text))
    return {
      kind: 'cannot',
      message: t(
        'Deleting a lead also deletes its messages for good: do that on the sales page. I can mark it “do not contact” or as lost.',
      ),
    };
  if (!isQuestion && (newContact.test(text) || creating.test(text))) return readNewLead(text, workspace);
  return readLeadFact(request, workspace) ?? readLeadList(request, workspace);
};
