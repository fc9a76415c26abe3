import type { CounterTexts } from './en.ts';

export const texts: CounterTexts = {
  ready: '신고서를 제출했고 QR 코드가 준비되었습니다. 도착하시면 세관 직원이 결정합니다.',
  showCode: 'QR 코드 보기',
  showPages: '문서 보기',
  looking: '문서에서 QR 코드를 찾고 있습니다.',
  none: '이 문서에서 QR 코드를 찾지 못했습니다. 전체 페이지를 보여 주세요.',
  codeOf: '{name} 님의 QR 코드',
  place: '{count} 중 {number}',
  next: '다음: {name}',
  bright: '화면을 밝게 해 주세요.',
  wholePage: '전체 페이지 보기',
  calendar: '캘린더에 추가',
  eventOf: '도착, 항공편 {flight}',
  event: '도착일',
  eventText: '세관 신고서를 보여 주세요. 주문 {id}: {link}',
  calendarSaved: '캘린더 파일을 저장했습니다. 열면 도착일을 추가할 수 있습니다.',
  share: '공유',
  shareFailed:
    '파일을 공유하지 못했습니다. “지금 다운로드”를 누르고 다운로드한 파일에서 공유해 주세요.',
  again: '다시 보내기',
  sending: '이메일을 보내고 있습니다.',
  handed: '{date}에 이메일을 전달했습니다. 받는 주소는 {email}입니다.',
  waits: '이메일이 전달을 기다리고 있습니다. 받는 주소는 {email}입니다.',
  left: '오늘 더 요청할 수 있는 횟수: {count}',
  tooOften: '이 이메일을 24시간 동안 세 번 요청하셨습니다. {date}에 다시 요청할 수 있습니다.',
  notSent: '이메일을 보내지 못했습니다. 다시 시도해 주세요.',
};
