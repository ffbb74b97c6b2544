import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { claimPort } from '#infra/local/host/port-claim.ts';

describe('The port of the local cloud', () => {
  it('answers "starting" until the product takes over, without a gap', async () => {
    const claim = await claimPort(0);
    const address = `http://127.0.0.1:${claim.port}`;
    const early = await fetch(address);
    expect([early.status, await early.text()]).toEqual([
      503,
      expect.stringContaining('Platewise is starting'),
    ]);

    const server = createServer((_request, response) => response.end('ready'));
    await claim.handOver(server);
    expect(await (await fetch(address)).text()).toBe('ready');
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await claim.release();
    await expect(fetch(address)).rejects.toThrow();
  });

  it('the port of the local cloud causes an error with alternatives when it is in use', async () => {
    const claim = await claimPort(0);
    await expect(claimPort(claim.port)).rejects.toThrow(
      new RegExp(`Port ${claim.port} is taken.*choose another port: PORT=\\d+ npm start`),
    );
    await claim.release();
  });
});
