const moment = '2026-11-21T10:00:00.000Z';

const file = {
  file1: '104777-answer-0a1b2c3d.png',
  media_type: 'image/png',
  size: 1_400_000,
  url: '/uploads/docs/104777/104777-answer-0a1b2c3d.png',
};

/** The conversation as View Order gets it. */
export const conversation = [
  {
    id: 1,
    create_ts: moment,
    kind: 'question',
    author: 'staff',
    by: 'Sinta',
    language: 'de',
    text: 'Wofür sind die Uhren?',
    english: 'What are the watches for?',
    file: null,
    question: {
      id: 7,
      wants: 'choice',
      template: null,
      choices: ['Für mich', 'Geschenke'],
      field: null,
      fields: null,
      state: 'reminded',
      due: moment,
      answered_at: null,
      opened_at: moment,
    },
  },
  {
    id: 2,
    create_ts: moment,
    kind: 'message',
    author: 'traveller',
    by: 'Maren Ostrowick-Vale',
    language: null,
    text: 'We land a day later.',
    english: null,
    file,
    question: null,
  },
];

/** What of an order may be missing: a server of an earlier version knows no conversation. */
export const detailMayLack = [
  'data.assignee_left',
  'data.goodsDetails.units',
  'data.goodsDetails.value',
  'data.conversation',
  'data.conversation.0.question.fields',
  'data.conversation.0.question.opened_at',
  'data.marks',
];

/** What the calls of the conversation answer. */
export const conversationReplies = {
  askTraveller: { samples: [{ data: { questionId: 7 } }] },
  previewQuestion: {
    samples: [
      {
        data: {
          subject: 'We need something from you (order 104777)',
          html: '<p>Please send a new photo.</p>',
          recipient: 'a@example.com',
          reminder_at: moment,
          overdue_at: moment,
        },
      },
    ],
  },
  sendMessage: { samples: [{ data: { messageId: 9 } }] },
  answerQuestion: { samples: [{ data: { at: moment } }] },
  sendTravellerMessage: { samples: [{ data: { id: 9, at: moment } }] },
};

/** The same as the traveller gets it. */
export const travellerConversation = {
  question: {
    id: 7,
    wants: 'field',
    text: 'Please check your date of arrival.',
    language: 'en',
    choices: null,
    field: 'doa',
    fields: ['doa'],
    present: '2026-11-24',
    asked_at: moment,
  },
  conversation: [
    {
      id: 1,
      kind: 'message',
      from: 'you',
      at: moment,
      text: 'We land a day later.',
      language: null,
      file,
    },
  ],
};
