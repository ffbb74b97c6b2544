/** Credits of packs, on a person's balance. Every call may come twice: its key stands in the balance's transaction. */
export interface PackCredits {
  /** @param checkoutId of the page that sold them */
  give: (userId: string, checkoutId: string, amount: number) => Promise<void>;
  /** Takes back what a payment bought: at most what is left. */
  takeBack: (userId: string, chargeId: string, amount: number) => Promise<void>;
  /** Gives what was taken back for a payment, whose money came back; nothing where nothing was taken. */
  giveAgain: (userId: string, chargeId: string) => Promise<void>;
}
