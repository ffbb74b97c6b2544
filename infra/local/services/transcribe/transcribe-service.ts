import * as z from 'zod';
import { AwsError, notImplemented } from '../../gateway/aws-error.ts';
import { jsonBody } from '../../gateway/json-body.ts';
import type { AwsRequest, AwsService, RequiredPermission } from '../../gateway/aws-service.ts';
import { objectArnOf } from '../s3/address.ts';
import { localArnOf } from '../../template/model.ts';
import type { SpeechRecognizer } from './speech-recognizer.ts';
import { badRequest, LOCAL_LANGUAGE, notInstalled } from './errors.ts';
import type { ObjectPlace, TranscriptionJob, TranscriptionJobs } from './transcription-jobs.ts';

const TARGET = 'Transcribe.';

const name = z.string().regex(/^[\w.-]{1,200}$/);

/** The supported parameters. Source: Amazon Transcribe API Reference. */
const inputs = {
  StartTranscriptionJob: z.strictObject({
    TranscriptionJobName: name,
    LanguageCode: z.enum(['en-US', 'de-DE']),
    MediaFormat: z.enum(['mp3', 'mp4', 'wav', 'flac', 'ogg', 'amr', 'webm', 'm4a']).optional(),
    Media: z.strictObject({ MediaFileUri: z.string().regex(/^s3:\/\/[^/]+\/.+$/) }),
    OutputBucketName: z.string(),
    OutputKey: z.string().min(1),
  }),
  GetTranscriptionJob: z.strictObject({ TranscriptionJobName: name }),
  DeleteTranscriptionJob: z.strictObject({ TranscriptionJobName: name }),
};

type Inputs = { [Operation in keyof typeof inputs]: z.output<(typeof inputs)[Operation]> };
type Call = { [Operation in keyof Inputs]: { operation: Operation; input: Inputs[Operation] } }[keyof Inputs];

const targetOf = ({ headers }: AwsRequest): string => headers['x-amz-target']?.toString() ?? '';

const callOf = (request: AwsRequest): Call => {
  const operation = targetOf(request).slice(TARGET.length);
  if (!Object.hasOwn(inputs, operation)) throw notImplemented(`Transcribe ${operation}`);
  const parsed = inputs[operation as keyof Inputs].safeParse(jsonBody(request));
  if (!parsed.success) throw badRequest(z.prettifyError(parsed.error));
  return { operation, input: parsed.data } as Call;
};

const placeOf = (uri: string): ObjectPlace => {
  const [, bucket = '', key = ''] = /^s3:\/\/([^/]+)\/(.+)$/.exec(uri) ?? [];
  return { bucket, key };
};

const permissionsOf = ({ operation, input }: Call): RequiredPermission[] => {
  const action = `transcribe:${operation}`;
  if (operation !== 'StartTranscriptionJob')
    return [
      { action, resource: localArnOf('transcribe', `transcription-job/${input.TranscriptionJobName}`) },
    ];
  const output = { bucket: input.OutputBucketName, key: input.OutputKey };
  const context = {
    'transcribe:OutputBucketName': [output.bucket],
    'transcribe:OutputKey': [output.key],
  };
  return [
    { action, resource: '*', context },
    // A job without its own role uses the permissions of the caller.
    { action: 's3:GetObject', resource: objectArnOf(placeOf(input.Media.MediaFileUri)) },
    { action: 's3:PutObject', resource: objectArnOf(output) },
  ];
};

const answerOf = (job: TranscriptionJob) => ({
  TranscriptionJob: {
    TranscriptionJobName: job.name,
    TranscriptionJobStatus: job.status,
    LanguageCode: LOCAL_LANGUAGE,
    Media: { MediaFileUri: `s3://${job.media.bucket}/${job.media.key}` },
    CreationTime: job.createdAt.getTime() / 1000,
    ...(job.failureReason !== undefined && { FailureReason: job.failureReason }),
  },
});

const notFound = (): AwsError =>
  new AwsError('NotFoundException', "The requested job couldn't be found. Check the job name.", 400);

/**
 * Emulates Transcribe's batch jobs: start, get and delete. Any other request returns 501 with the name of the
 * unsupported part.
 */
export const createTranscribeService = (
  jobs: TranscriptionJobs,
  recognizer: SpeechRecognizer,
): AwsService => {
  const answer = async ({ operation, input }: Call): Promise<object> => {
    const jobName = input.TranscriptionJobName;
    if (operation === 'StartTranscriptionJob') {
      if (input.LanguageCode !== LOCAL_LANGUAGE || !recognizer.isInstalled()) throw notInstalled();
      const output = { bucket: input.OutputBucketName, key: input.OutputKey };
      return answerOf(await jobs.start({ name: jobName, media: placeOf(input.Media.MediaFileUri), output }));
    }
    const job = jobs.find(jobName);
    if (!job) throw notFound();
    if (operation === 'GetTranscriptionJob') return answerOf(job);
    jobs.remove(jobName);
    return {};
  };

  return {
    name: 'transcribe',
    serves: (request) => targetOf(request).startsWith(TARGET),
    permissionsFor: (request) => permissionsOf(callOf(request)),
    handle: async (request) => ({
      status: 200,
      headers: { 'content-type': 'application/x-amz-json-1.1' },
      body: JSON.stringify(await answer(callOf(request))),
    }),
  };
};
