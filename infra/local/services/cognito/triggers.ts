import * as z from 'zod';
import { recordOf } from '../../record.ts';
import { FunctionFailure, type FunctionRuntime } from '../../runtime/function-runtime.ts';
import { LOCAL_REGION } from '../../template/model.ts';
import { cognitoErrors } from './errors.ts';
import type { PoolSettings, TriggerName } from './settings/pool-settings.ts';

/** The fields of every trigger event. */
export interface TriggerCall {
  /** The trigger source, e.g. `CustomMessage_SignUp`. */
  source: string;
  /** The user's sub. */
  userName: string;
  clientId: string;
  userAttributes: Record<string, string>;
  clientMetadata?: Record<string, string> | undefined;
}

/** Placeholder for the code in an email. */
export const CODE_PLACEHOLDER = '{####}';

const preSignUpResponse = z.object({
  autoConfirmUser: z.boolean().default(false),
  autoVerifyEmail: z.boolean().default(false),
});
const customMessageResponse = z.object({
  emailMessage: z.string().nullish(),
  emailSubject: z.string().nullish(),
});

/**
 * Invokes the pool's Lambda triggers with Cognito's events. If the template attaches no function, the event's default
 * response is used.
 * Source: 'Customizing user pool workflows with Lambda triggers' in the Cognito guide.
 */
export const createTriggers = (settings: PoolSettings, runtime: FunctionRuntime) => {
  const call = async <S extends z.ZodType>(
    trigger: TriggerName,
    answer: S,
    { source, userName, clientId, userAttributes, clientMetadata }: TriggerCall,
    { request, response }: { request: object; response: object },
  ): Promise<z.output<S>> => {
    const functionArn = settings.triggers[trigger];
    if (functionArn === undefined) return answer.parse(response);
    const event = {
      version: '1',
      region: LOCAL_REGION,
      userPoolId: settings.id,
      userName,
      callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
      triggerSource: source,
      request: { userAttributes, ...request, ...(clientMetadata && { clientMetadata }) },
      response,
    };
    let result: unknown;
    try {
      result = await runtime.invoke(functionArn, event);
    } catch (error) {
      if (!(error instanceof FunctionFailure)) throw error;
      throw cognitoErrors.lambdaFailed(`${trigger} failed with error ${error.message}`);
    }
    const parsed = answer.safeParse(recordOf(result)['response']);
    if (!parsed.success) throw cognitoErrors.lambdaAnswerInvalid();
    return parsed.data;
  };

  return {
    /** Runs before an account is created; can reject it, or confirm it immediately. */
    preSignUp: (details: TriggerCall, validationData: Record<string, string> | null) =>
      call('PreSignUp', preSignUpResponse, details, {
        request: { validationData },
        response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
      }),
    /** Runs before a code is emailed; can replace the email. Null keeps Cognito's own text. */
    customMessage: (details: TriggerCall) =>
      call('CustomMessage', customMessageResponse, details, {
        request: {
          codeParameter: CODE_PLACEHOLDER,
          linkParameter: '{##Click Here##}',
          usernameParameter: null,
        },
        response: { smsMessage: null, emailMessage: null, emailSubject: null },
      }),
    /** Runs after a confirmed sign-up, and after a password reset (with another trigger source). */
    postConfirmation: (details: TriggerCall) =>
      call('PostConfirmation', z.object({}), details, { request: {}, response: {} }),
  };
};
export type Triggers = ReturnType<typeof createTriggers>;
