import { describe, expect, it } from 'vitest';
import { openCoachWorld } from './coach-world.ts';

const world = openCoachWorld();

describe('Questions about foods of earlier months', () => {
  it('finds a food of five months ago, with one more read', async () => {
    const mara = await world.somebody();
    world.withoutModel();
    await world.eat(mara, 'Paella', 640, '2026-06-20');
    await world.eat(mara, 'Porridge', 320);
    world.reads.length = 0;
    const { response } = await world.ask(mara, 'When did I last eat paella?');
    expect(response).toBe('You last had “Paella” (640 kcal) on Saturday, 20 June, 155 days ago.');
    expect(world.reads).toHaveLength(5);
  });

  it('reads no older entries for a food of the last days', async () => {
    const mara = await world.somebody();
    world.withoutModel();
    await world.eat(mara, 'Paella', 640, '2026-11-20');
    world.reads.length = 0;
    const { response } = await world.ask(mara, 'When did I last eat paella?');
    expect(response).toContain('on Friday, 20 November');
    expect(world.reads).toHaveLength(4);
  });

  it('counts a food over a period longer than two weeks and lists the meals of an old day', async () => {
    const mara = await world.somebody();
    world.withoutModel();
    for (const day of ['2026-10-25', '2026-11-02', '2026-11-21']) await world.eat(mara, 'Ramen', 510, day);
    expect((await world.ask(mara, 'How often did I eat ramen in the last 4 weeks?')).response).toContain(
      'You logged “ramen” twice, on 2 days, in the last 28 days.',
    );
    expect((await world.ask(mara, 'What did I eat on 25 October?')).response).toBe(
      'You had “Ramen” (510 kcal) on Sunday, 25 October.',
    );
  });

  it('gives the model the facts of older entries', async () => {
    const mara = await world.somebody();
    await world.eat(mara, 'Paella', 640, '2026-06-20');
    await world.ask(mara, 'When did I last eat paella?');
    const [request] = world.model.asked();
    expect(request?.messages.map(({ content }) => content).join('\n')).toContain('155 days');
  });
});
