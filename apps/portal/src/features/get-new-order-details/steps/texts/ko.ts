import type { StepTexts } from './en.ts';

export const texts: StepTexts = {
  heading: '주문 진행 단계',
  unpaid: '결제가 아직 확인되지 않았습니다.',
  queued: '담당 팀을 기다리고 있습니다',
  waits: '제출 시작을 기다리고 있습니다',
  toPrepare: '그다음 신고서를 준비합니다',
  prepared: '신고서를 준비했습니다',
  file: '저희가 제출합니다. 문서는 여기에 표시됩니다.',
  answer: '답변을 기다리고 있습니다',
  arrive: '도착',
  officer: '담당 공무원이 결정합니다.',
  now: '지금',
  turn: '고객님 차례',
  since: '{date}부터',
};
