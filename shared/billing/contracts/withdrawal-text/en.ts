import type { WithdrawalText } from './text-shape.ts';

/** English instruction and model form (Directive 2011/83/EU, Annex I). */
export const englishWithdrawalText: WithdrawalText = {
  title: 'Right of withdrawal',
  paragraphs: [
    'You have the right to withdraw from this contract within 14 days without giving any reason.',
    'The withdrawal period will expire after 14 days from the day of the conclusion of the contract. For a plan, a new period of 14 days begins with the first payment after a free trial and with each yearly renewal.',
    'To exercise the right of withdrawal, you must inform us ({company}, {email}) of your decision to withdraw from this contract by an unequivocal statement, for example an email. You may use the model withdrawal form below, but it is not obligatory.',
    'You can also withdraw online at {address}. If you use this option, we will communicate to you an acknowledgement of receipt of the withdrawal, with its content and the date and time of its receipt, on a durable medium (by email) without delay.',
    'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
    'Effects of withdrawal: If you withdraw from this contract, we shall reimburse to you all payments received from you without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
    'If you requested to begin the performance of services during the withdrawal period, you shall pay us an amount which is in proportion to what has been provided until you have communicated us your withdrawal from this contract, in comparison with the full coverage of the contract. For a plan, that is the share of the whole days used; for a credit pack, the share of the credits used.',
  ],
  formTitle: 'Model withdrawal form',
  form: [
    '(Complete and return this form only if you wish to withdraw from the contract.)',
    'To {company}, {email}:',
    'I hereby give notice that I withdraw from my contract for the provision of the following service:',
    'Ordered on:',
    'Name of consumer:',
    'Address of consumer:',
    'Signature of consumer (only if this form is notified on paper):',
    'Date:',
  ],
};
