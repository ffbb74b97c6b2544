import type { Declaration, DeclarationReceipt } from '#shared/billing/contracts/declaration.ts';
import type { contractRoutes } from '#shared/billing/contracts/routes.ts';
import type { Language } from '#shared/language/languages.ts';
import type { ApiRequest, Endpoint } from '../../platform/http/endpoint.ts';
import { sourceOf } from '../../platform/http/request-source.ts';
import { loadMailTexts } from '../../platform/mail/load-mail-texts.ts';
import type { SendEmail } from '../../platform/mail/mailer.ts';
import { newUnsubscribeToken, unsubscribeHashOf } from '../../platform/mail/unsubscribe-token.ts';
import { receiptEmail, supportCopyEmail } from './declaration-mails.ts';
import type { Declarations } from './declarations-repository.ts';

export interface ReceivingDependencies {
  declarations: Pick<Declarations, 'receive'>;
  sendEmail: SendEmail;
  supportAddress: string;
  siteOrigin: () => Promise<string>;
}

/**
 * Stores a declaration and emails its receipt. The response is the same for every address, since nothing is looked up.
 * There is no honeypot: a browser that fills it in must not make a declaration disappear.
 * @throws the mail service's error; the declaration is stored nevertheless, and a retry sends another receipt
 */
export type ReceiveDeclaration = (
  declaration: Declaration,
  language: Language,
  raw: ApiRequest['raw'],
) => Promise<DeclarationReceipt>;

export const createReceiveDeclaration =
  ({ declarations, sendEmail, supportAddress, siteOrigin }: ReceivingDependencies): ReceiveDeclaration =>
  async (declaration, language, raw) => {
    const origin = await siteOrigin();
    const token = newUnsubscribeToken();
    const receipt = await declarations.receive(declaration, {
      language,
      token_hash: unsubscribeHashOf(token),
      source: sourceOf(raw),
    });
    const occasion = { declaration, receipt };
    await Promise.all([
      sendEmail(receiptEmail(occasion, { token, siteOrigin: origin }, await loadMailTexts(language))),
      sendEmail(supportCopyEmail(supportAddress, occasion)),
    ]);
    return receipt;
  };

/** Receives a cancellation. */
export const declareCancellation =
  (
    open: () => Promise<{ receive: ReceiveDeclaration }>,
  ): Endpoint<typeof contractRoutes.declareCancellation> =>
  async ({ body: { language = 'en', reason = '', ends_on, ...cancellation }, raw }) => {
    const { receive } = await open();
    return receive(
      { kind: 'cancellation', ...cancellation, reason, ends_on: ends_on || null },
      language,
      raw,
    );
  };

/** Receives a withdrawal. */
export const declareWithdrawal =
  (open: () => Promise<{ receive: ReceiveDeclaration }>): Endpoint<typeof contractRoutes.declareWithdrawal> =>
  async ({ body: { language = 'en', ...withdrawal }, raw }) => {
    const { receive } = await open();
    return receive({ kind: 'withdrawal', ...withdrawal }, language, raw);
  };
