import { GetParameterCommand, GetParametersCommand, SSMClient } from '@aws-sdk/client-ssm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Principal } from '#infra/local/gateway/principal.ts';
import { createSsm } from '#infra/local/services/ssm/ssm-service.ts';
import { localStackOf } from '#infra/local/template/model.ts';
import {
  credentialsOf,
  operator,
  principalWith,
  type ServiceEndpoint,
  startServiceEndpoint,
} from '../cognito/service-endpoint.ts';

const ORIGIN = '/platewise/local/site-origin';
const SECRET = '/platewise/local/openai-api-key';
const stack = localStackOf([
  {
    id: 'SiteOrigin',
    type: 'AWS::SSM::Parameter',
    properties: { Name: ORIGIN, Type: 'String', Value: 'http://localhost:3000' },
    metadata: {},
  },
]);
const mailer = principalWith('mailer', [
  {
    Effect: 'Allow',
    Action: 'ssm:GetParameter',
    Resource: 'arn:aws:ssm:us-east-1:000000000000:parameter/platewise/local/site-origin',
  },
]);

describe('SSM: the local parameter store', () => {
  let endpoint: ServiceEndpoint;
  let secret: string | undefined = 'sk-first';

  beforeAll(async () => {
    endpoint = await startServiceEndpoint(
      [createSsm({ stack, values: { [SECRET]: () => secret } })],
      [operator, mailer],
    );
  });
  afterAll(() => endpoint.stop());

  const client = (principal: Principal = operator) =>
    new SSMClient({
      endpoint: endpoint.url,
      region: 'us-east-1',
      credentials: credentialsOf(principal),
      maxAttempts: 1,
    });
  const get = async (Name: string, WithDecryption = false, principal = operator) =>
    (await client(principal).send(new GetParameterCommand({ Name, WithDecryption }))).Parameter;

  it("the parameter store reads the template's parameters", async () => {
    await expect(get(ORIGIN)).resolves.toMatchObject({
      Name: ORIGIN,
      Type: 'String',
      Value: 'http://localhost:3000',
      ARN: 'arn:aws:ssm:us-east-1:000000000000:parameter/platewise/local/site-origin',
    });
  });

  it("reads the current value of an operator's secret, decrypted only on request", async () => {
    await expect(get(SECRET, true)).resolves.toMatchObject({ Type: 'SecureString', Value: 'sk-first' });
    const sealed = await get(SECRET);
    expect(sealed?.Value).not.toContain('sk-first');
    secret = 'sk-second';
    await expect(get(SECRET, true)).resolves.toMatchObject({ Value: 'sk-second' });
    secret = undefined;
    await expect(get(SECRET, true)).rejects.toMatchObject({ name: 'ParameterNotFound' });
  });

  it('reads several parameters at once and lists the missing ones', async () => {
    const { Parameters, InvalidParameters } = await client().send(
      new GetParametersCommand({ Names: [ORIGIN, '/platewise/local/none'] }),
    );
    expect(Parameters?.map((parameter) => parameter.Value)).toEqual(['http://localhost:3000']);
    expect(InvalidParameters).toEqual(['/platewise/local/none']);
  });

  it('lets a principal read exactly what its policy names', async () => {
    await expect(get(ORIGIN, false, mailer)).resolves.toHaveProperty('Value');
    await expect(get(SECRET, true, mailer)).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining('ssm:GetParameter on resource'),
    });
  });
});
