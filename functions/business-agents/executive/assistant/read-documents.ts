import type { AssistantRequest } from './request.ts';
import type { AssistantReading } from './reading.ts';
import { ask, askWhichLead, namesOf } from './say.ts';
import { documentsNamed, documentTypeIn } from './find-rows.ts';
import type { Workspace } from './workspace.ts';

const typeWords = String.raw`(?:proposals?|offers?|contracts?|agreements?|nda|presentations?|slides|deck|reports?|documents?|docs?|papers?|angebote?s?|vertrags?|verträge|präsentation(?:en)?|berichte?s?|dokumente?|unterlagen)`;
/** Returns whether a text asks for something with documents. */
export const isDocument = (text: string, workspace: Workspace): boolean =>
  new RegExp(String.raw`(?<!\p{L})${typeWords}(?!\p{L})`, 'iu').test(text) ||
  /^(?:archive|archivier\p{L}*|tag|go back to version)/iu.test(text) ||
  /^(?:show|list|which|what|zeig\p{L}*|welche)(?!\p{L}).*(?<!\p{L})(?:drafts?|entwürfe?)(?!\p{L})/iu.test(
    text,
  ) ||
  workspace.documents.some(({ title }) => text.toLowerCase().includes(title.toLowerCase()));

const creating =
  /^(?:please |bitte )*(?:create|draft|write|make|prepare|new|set up|start|erstell\p{L}*|schreib\p{L}*|leg\p{L}*|mach\p{L}*|entwirf|bereite?|neue[rns]?)(?!\p{L})/iu;
/** 'The offer is sent': news about a document, not a request for one. */
const isStatement =
  /^(?:the|my|our|this|that|der|die|das|mein\p{L}*|unser\p{L}*|dieser?)\s[^.?!]*?\s(?:is|are|was|were|has|have|had|needs?|should|must|ist|sind|war|wurde|hat|muss|soll)(?!\p{L})/iu;
const showing =
  /^(?:please |bitte )*(?:show|open|display|read|find|get|give me|let me see|see|where is|zeig\p{L}*|öffne|lies|find\p{L}*|wo ist)(?!\p{L})/iu;
const asking =
  /^(?:which|what|how many|list|do i|are there|is there|welche\p{L}*|wie viele|gibt es|was|hab\p{L}* ich)(?!\p{L})/iu;
const deleting =
  /^(?:please |bitte )*(?:delete|remove|erase|throw away|bin|lösch\p{L}*|entfern\p{L}*|wirf)(?!\p{L})/iu;
const statusOf = (text: string): 'draft' | 'final' | 'archived' | undefined => {
  if (/\b(?:archiv\p{L}*)(?!\p{L})/iu.test(text)) return 'archived';
  if (/\b(?:as |to )?(?:final|finali[sz]e|finished|fertig|endgültig|abgeschlossen)(?!\p{L})/iu.test(text))
    return 'final';
  return /\b(?:back (?:in)?to (?:an? )?draft|as (?:an? )?draft|(?:in)?to (?:an? )?draft|als entwurf|zum entwurf|wieder entwurf)\b/iu.test(
    text,
  )
    ? 'draft'
    : undefined;
};

const quarter =
  /\b(?:(first|second|third|fourth|1st|2nd|3rd|4th|erste|zweite|dritte|vierte)\p{L}* (?:quarter|quartal)|q([1-4]))\b/iu;
const quarterNames: readonly RegExp[] = [
  /^(?:first|1st|erste)/iu,
  /^(?:second|2nd|zweite)/iu,
  /^(?:third|3rd|dritte)/iu,
  /^(?:fourth|4th|vierte)/iu,
];
const quarterIn = (text: string): string | undefined => {
  const [, word, digit] = quarter.exec(text) ?? [];
  return digit
    ? `Q${digit}`
    : word
      ? `Q${quarterNames.findIndex((pattern) => pattern.test(word)) + 1}`
      : undefined;
};

const titleOf = (text: string, type: string, name: string | undefined): string => {
  const quoted = /"([^"]{2,150})"/u.exec(text)?.[1];
  if (quoted) return quoted;
  const called = /\b(?:called|named|titled|namens|mit dem titel)\s(.+)$/iu.exec(text)?.[1];
  if (called) return called.replace(/[.!?]+$/u, '');
  const period = quarterIn(text);
  const rest =
    /(?<!\p{L})(?:about|on|for|über|zu|zum|zur|für)\s(?:the |our |a |an |das |den |die |dem |unser\p{L}* )?(.+)$/iu
      .exec(text)?.[1]
      ?.replace(/[.!?]+$/u, '');
  const head = type.charAt(0).toUpperCase() + type.slice(1);
  if (name) return `${head} ${name}`;
  return period
    ? `${head} ${period}${rest && !quarter.test(rest) ? `: ${rest}` : ''}`
    : rest
      ? `${head}: ${rest}`
      : head;
};

const typeTitles = {
  proposal: ['Proposal', 'Angebot'],
  contract: ['Contract', 'Vertrag'],
  presentation: ['Presentation', 'Präsentation'],
  report: ['Report', 'Bericht'],
} as const;

const readNew = ({ text, mention }: AssistantRequest, { words }: Workspace): AssistantReading => {
  const { t } = words;
  const stop = askWhichLead(mention, words);
  if (stop) return stop;
  const documentType = documentTypeIn(text) ?? 'proposal';
  const label = typeTitles[documentType][words.language === 'de' ? 1 : 0];
  const title = titleOf(
    text,
    label,
    mention.lead ? (mention.lead.company ?? mention.lead.name) : undefined,
  ).slice(0, 200);
  if (title === label) return ask(t('Who or what is the document about?'));
  return {
    kind: 'steps',
    steps: [{ deed: 'create_document', title, documentType, ...(mention.lead && { lead: mention.lead.id }) }],
  };
};

const mentioned = (text: string): string | undefined =>
  /\b(?:mention(?:s|ing)?|contain(?:s|ing)?|about|for|with|erwähn\p{L}*|enthalten|über|zu|für)\s(.+)$/iu
    .exec(text)?.[1]
    ?.replace(/[?.!]+$/u, '');

const readQuestion = (request: AssistantRequest, workspace: Workspace): AssistantReading => {
  const { text } = request;
  const { t } = workspace.words;
  const type = documentTypeIn(text);
  const status = statusOf(text) ?? (/\b(?:drafts?|entwürfe?)\b/iu.test(text) ? 'draft' : undefined);
  const subject = mentioned(text);
  const named = subject ? documentsNamed(subject, workspace) : workspace.documents;
  const documents = (named.length > 0 || subject ? named : workspace.documents).filter(
    (one) =>
      (type === undefined || one.document_type === type) && (status === undefined || one.status === status),
  );
  const message =
    documents.length === 0
      ? t('Nothing found: no document fits.')
      : t('These documents fit: {titles}.', { titles: namesOf(documents) });
  return { kind: 'found', found: { deed: 'answer', message, documents, count: documents.length } };
};

/** Reads a request about documents. */
export const readDocument = (request: AssistantRequest, workspace: Workspace): AssistantReading => {
  const { text } = request;
  const { t } = workspace.words;
  const isList =
    /^(?:show|list|zeig\p{L}*)(?!\p{L}).*(?<!\p{L})(?:all|my|drafts|documents|alle|meine|entwürfe|dokumente)(?!\p{L})/iu.test(
      text,
    );
  if (asking.test(text) || (isList && documentsNamed(text, workspace).length !== 1))
    return readQuestion(request, workspace);
  const found = documentsNamed(text, workspace);
  const version = /\bversion\s(\d{1,3})\b/iu.exec(text)?.[1];
  const addition =
    /^(?:please |bitte )*(?:add|append|insert|include|ergänz\p{L}*|füg\p{L}*|schreib\p{L}*)\b.*?:\s(.+)$/isu.exec(
      text,
    )?.[1];
  const renamed =
    /\b(?:rename|retitle|benenn\p{L}*)\b.*\b(?:to|in|zu|um in)\s"?([^"]+?)"?(?:\sum)?[.!]?$/iu.exec(
      text,
    )?.[1];
  const tags = /^(?:please )?(?:tag|label)\b.*\b(?:with|as|mit|als)\s(.+)$/iu
    .exec(text)?.[1]
    ?.split(/,\s*|\s(?:and|und)\s/u)
    .map((tag) => tag.replace(/^["#]|["#.]$/gu, ''));
  const status =
    /^(?:please |bitte )*(?:mark|set|make|archiv\p{L}*|finali[sz]e|markier\p{L}*|setz\p{L}*|move|put|turn|change|mach\p{L}*)/iu.test(
      text,
    )
      ? statusOf(text)
      : undefined;
  const isChange =
    version !== undefined ||
    addition !== undefined ||
    renamed !== undefined ||
    tags !== undefined ||
    status !== undefined ||
    deleting.test(text);
  if (!isChange && showing.test(text)) {
    if (found.length === 0) return ask(t('Which document do you mean? I found none with this title.'));
    return {
      kind: 'found',
      found: {
        deed: 'show_document',
        message: t('Here: {titles}.', { titles: namesOf(found) }),
        documents: found,
      },
    };
  }
  if (!isChange)
    return creating.test(text) || (documentTypeIn(text) && !isStatement.test(text))
      ? readNew(request, workspace)
      : ask(t('What should happen with which document?'));
  if (found.length !== 1)
    return ask(
      found.length === 0
        ? t('Which document do you mean? I found none with this title.')
        : t('Which document do you mean: {titles}?', { titles: namesOf(found) }),
      found.map(({ title }) => title),
    );
  const [{ id, version: current, title }] = found as [(typeof found)[number]];
  if (deleting.test(text)) return { kind: 'steps', steps: [{ deed: 'delete_document', id }] };
  if (version !== undefined && Number(version) >= current)
    return ask(
      t('“{title}” is at version {version}. Which earlier version do you mean?', { title, version: current }),
    );
  return {
    kind: 'steps',
    steps: [
      {
        deed: 'change_document',
        id,
        ...(version && { restore: Number(version) }),
        ...(addition && { append: addition }),
        ...(renamed && { title: renamed }),
        ...(tags && { tags }),
        ...(status && { status }),
      },
    ],
  };
};
