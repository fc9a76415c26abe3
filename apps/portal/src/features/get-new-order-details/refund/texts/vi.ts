import type { RefundTexts } from './en.ts';

export const texts: RefundTexts = {
  ask: 'Yêu cầu hoàn tiền',
  paid: 'Bạn đã trả {amount} vào ngày {date}. Số tiền nhận lại tùy vào tiến độ công việc của chúng tôi.',
  policy: 'Chính sách hoàn tiền của chúng tôi',
  when: 'Khi bạn yêu cầu',
  back: 'Bạn nhận lại',
  notBegun: 'Trước khi chúng tôi bắt đầu',
  working: 'Trong khi làm, trước khi nộp',
  filed: 'Sau khi chúng tôi nộp tờ khai của bạn',
  here: 'Đơn của bạn ở đây',
  byPolicy: 'Theo chính sách, bạn nhận lại',
  zero: 'Bạn vẫn có thể yêu cầu: một người sẽ quyết định.',
  why: 'Vì sao bạn yêu cầu?',
  notTravelling: 'Tôi không đi',
  orderedTwice: 'Tôi đã đặt hai lần',
  filledInMyself: 'Tôi đã tự điền mẫu chính thức',
  other: 'Lý do khác',
  whyMissing: 'Vui lòng chọn một lý do.',
  add: 'Bạn muốn thêm gì không? (Có thể để trống.)',
  decides: 'Một người sẽ quyết định và trả lời bạn ở đây và qua e-mail.',
  have: 'Chúng tôi đã nhận yêu cầu của bạn',
  askedOn:
    'Bạn đã yêu cầu vào ngày {date}. Một người sẽ quyết định và trả lời bạn ở đây và qua e-mail.',
  yourReason: 'Lý do của bạn',
  agreed: 'Chúng tôi đồng ý hoàn tiền',
  agreedOn:
    'Chúng tôi đồng ý vào ngày {date}. Khi tiền được gửi, bạn sẽ đọc được ở đây và qua e-mail.',
  weReturn: 'Chúng tôi hoàn lại',
  refused: 'Chúng tôi không chấp nhận yêu cầu của bạn',
  answeredOn: 'Chúng tôi trả lời vào ngày {date}.',
  endedMeanwhile:
    'Không thể yêu cầu hoàn tiền tại đây nữa nên nội dung này chưa được gửi. Những gì bạn đã nhập vẫn còn ở đây.',
  twice: 'Bạn đã yêu cầu hoàn tiền này rồi. Không có gì được yêu cầu hai lần.',
  kept: 'Không có internet. Nội dung bạn viết được giữ trong thẻ này. Hãy gửi lại khi có internet.',
};
