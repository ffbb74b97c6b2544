import { describe, expect, it } from 'vitest';
import { openProductClock } from '#infra/local/clock/product-clock.ts';
import { openStore } from '#infra/local/store.ts';

const near = (instant: Date, expected: Date): void =>
  expect(Math.abs(instant.getTime() - expected.getTime())).toBeLessThan(5_000);
const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);

describe("The local product's clock", () => {
  it("the clock follows the machine's clock until it is moved", () => {
    const clock = openProductClock(openStore(':memory:'));
    near(clock.now(), new Date());
    clock.moveTo(hoursFromNow(5));
    near(clock.now(), hoursFromNow(5));
    near(new Date(Date.now() + clock.offset[0]!), hoursFromNow(5));
  });

  it('the clock ignores earlier instants', () => {
    const clock = openProductClock(openStore(':memory:'), hoursFromNow(5));
    clock.moveTo(hoursFromNow(3));
    near(clock.now(), hoursFromNow(5));
  });

  it('the clock continues where the last run stopped', () => {
    const store = openStore(':memory:');
    openProductClock(store).moveTo(hoursFromNow(24));
    near(openProductClock(store).now(), hoursFromNow(24));
  });

  it('new data can start in the past, but existing data cannot go back', () => {
    const store = openStore(':memory:');
    near(openProductClock(store, hoursFromNow(-100)).now(), hoursFromNow(-100));
    near(openProductClock(store, hoursFromNow(-90)).now(), hoursFromNow(-90));
    expect(() => openProductClock(store, hoursFromNow(-95))).toThrow('add --fresh');
  });
});
