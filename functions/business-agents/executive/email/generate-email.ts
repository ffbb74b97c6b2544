import { CodedError } from '#shared/errors/coded-error.ts';
import { fillTemplate, type TemplateValues } from '#shared/business-agents/executive/fill-template.ts';
import type { EmailTemplate, ExecutiveAnswer } from '#shared/business-agents/executive/schema.ts';
import { productTemplate } from '#shared/business-agents/executive/templates.ts';
import { templateValues } from '#shared/business-agents/executive/template-values.ts';
import type { AgentActionContext } from '../../common/agent-action-context.ts';
import { readLeadOfActivity } from '../crm/lead-activity.ts';
import type { Asked, ExecutiveDependencies } from '../dependencies.ts';
import { askEmail } from './write-email-with-model.ts';
import { dateWords } from '../calendar/date-texts.ts';

type Dependencies = Pick<
  ExecutiveDependencies,
  'templates' | 'leads' | 'askModel' | 'openWords' | 'withIdempotency' | 'clock'
>;

/** An email and the placeholders that have no value. */
interface FilledEmail {
  subject: string;
  body: string;
  missing: string[];
}

const filledEmail = ({ subject, body }: EmailTemplate, values: TemplateValues): FilledEmail => {
  const [top, text] = [fillTemplate(subject, values), fillTemplate(body, values)];
  return {
    // A subject has one line, whatever its values contain.
    subject: top.text.replace(/\s+/gu, ' '),
    body: text.text,
    missing: [...new Set([...top.missing, ...text.missing])],
  };
};

/** Fills the user's template of a type, or lets a model write from it (EXEC-22). Sends nothing. */
export const createGenerateEmail =
  ({ templates, leads, askModel, openWords, withIdempotency, clock }: Dependencies) =>
  (context: AgentActionContext, { templateType, leadId, customData }: Asked<'generate_email'>) =>
    withIdempotency(context.user_id, context.idempotency, async (): Promise<ExecutiveAnswer> => {
      const { user_id, zone, language, sender } = context;
      const [{ lead }, own, { t }] = await Promise.all([
        readLeadOfActivity(leads, user_id, leadId),
        templates.all(user_id),
        openWords(language),
      ]);
      if (lead?.do_not_contact) throw new CodedError('LEAD_DO_NOT_CONTACT');
      const usual = productTemplate(templateType, language);
      const chosen =
        own.find(({ active, template_type }) => active && template_type === templateType) ?? usual;
      const today = dateWords(clock(), zone, language);
      const values = templateValues({ lead, sender, today, custom: customData });
      const email = filledEmail(chosen, values);
      // A template that consists of placeholders only may end up empty.
      const spare = filledEmail(usual, values);
      const byRules = {
        subject: email.subject || spare.subject || usual.name,
        body: email.body || spare.body,
      };

      const missing = email.missing.length > 0 && { missing: email.missing };
      const message =
        email.missing.length === 0
          ? t('Your email is ready. Review it before you send it.')
          : t('Your email is ready. We left out {places}, because we have no information about it.', {
              places: email.missing.join(', '),
            });
      const outcome = await askEmail(
        askModel,
        context,
        { templateType, draft: byRules, lead, custom: customData },
        (written) => ({
          message,
          engine: 'model',
          email: written,
          ...missing,
        }),
      );
      if (outcome.kind === 'written') return outcome.answer;
      return {
        message,
        engine: 'rules',
        email: byRules,
        ...missing,
        ...(outcome.kind === 'nobody' && outcome.needsConsent && { needs_consent: true }),
      };
    });
