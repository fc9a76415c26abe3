import { order } from '../order-catalogs/ko.ts';
import type { Catalog } from '../t.ts';

/** Korean: 합니다체. No particle follows `{product}`, since its form hangs on the name's last sound. */
export const catalog: Catalog = {
  'page.title': '{page} · {product}',

  'strip.label': '회사 소개',
  'strip.notice': '민간 서비스입니다. <b>인도네시아 정부와 아무런 관련이 없습니다.</b>',
  'bar.home': '{product}, 주문 조회',
  'bar.menu': '메뉴',
  'bar.skip': '본문으로 이동',
  'nav.label': '저희 웹사이트',
  'nav.home': '홈',
  'nav.apply': '지금 신청하기',
  'nav.benefits': '추가 혜택',
  'nav.terms': '이용약관',
  'nav.privacy': '개인정보 처리방침',
  'nav.refund': '환불 정책',
  'nav.contact': '문의하기',
  'footer.private':
    '<b>저희는 민간 기업 {product}입니다.</b> 인도네시아 정부와 아무런 관련이 없습니다. 고객님을 대신하여 세관 신고서를 작성하고 제출하며, 이 업무에 대한 수수료를 받습니다.',
  'footer.copyright': '© {year} {company}. 모든 권리 보유.',

  'toast.close': '닫기',

  'track.page': '주문 조회',
  'track.heading': '신청할 때 사용한 이메일을 입력해 주십시오',
  'track.lead': '주문을 찾는 데 사용합니다. 계정은 필요하지 않습니다.',
  'track.orderId': '주문 번호',
  'track.orderIdHint': '저희가 보내 드린 이메일에서 확인할 수 있습니다.',
  'track.email': '이메일',
  'track.emailHint': '신청할 때 입력한 이메일 주소입니다.',
  'track.submit': '주문 조회',
  'track.brokenLink':
    '이 링크는 완전하지 않습니다. 여기에 주문 번호와 이메일을 입력해 주십시오. 두 가지 모두 저희가 보내 드린 이메일에 있습니다.',
  'track.openAgain':
    '고객님의 안전을 위해 이 주문을 표시하기 전에 이메일을 확인합니다. 계속하려면 이메일을 입력해 주십시오.',
  'track.next': '다음 단계',
  'track.step1': '주문을 찾아 드립니다',
  'track.step1Text': '두 가지 정보가 모두 신청 내용과 일치해야 합니다.',
  'track.step2': '신고서를 다운로드합니다',
  'track.step2Text': '휴대폰에 저장해 주십시오.',
  'track.step3': '도착할 때 제시합니다',
  'track.step3Text': '저장한 파일은 인터넷 없이 열립니다.',
  'track.lost': '주문 번호를 찾을 수 없습니까? <link>문의해 주십시오</link>.',

  'failure.offline':
    '인터넷에 연결되어 있지 않거나 저희 서버가 응답하지 않는 것 같습니다. 연결을 확인하고 다시 시도해 주십시오. 입력하신 내용은 그대로 있습니다.',
  'failure.broken': '저희 쪽에 문제가 발생했습니다. 몇 분 후에 다시 시도해 주십시오.',
  'failure.captive':
    '이 네트워크는 먼저 로그인해야 합니다. 로그인 페이지를 연 다음 여기에서 다시 시도해 주십시오.',
  'failure.slow': '서버가 아직 응답하지 않았습니다. 기다리시거나 중지하고 다시 시도해 주십시오.',
  'failure.stop': '중지',
  'failure.tooMany': '시도 횟수가 너무 많습니다. {time} 이후에 다시 시도해 주십시오.',

  'door.noCookies':
    '사용 중인 브라우저가 쿠키를 저장하지 않아 여기에서 주문을 열 수 없습니다. 이 웹사이트의 쿠키를 허용하고 다시 시도하거나 다른 브라우저에서 링크를 여세요.',
  'notFound.page': '페이지를 찾을 수 없음',
  'notFound.heading': '이 페이지는 존재하지 않습니다',
  'notFound.text':
    '저희가 보내 드린 이메일의 링크를 확인해 주십시오. 여기에서 주문을 열 수도 있습니다.',
  'notFound.link': '주문 조회',

  'crash.chunk':
    '이 페이지의 일부를 불러오지 못했습니다. 연결을 확인하고 페이지를 새로 고쳐 주십시오.',
  'crash.newer':
    '이 페이지의 새 버전이 있습니다. 계속하려면 새로 고쳐 주십시오. 입력하신 내용은 유지됩니다.',
  'crash.other': '저희 쪽에 문제가 발생했습니다. 페이지를 새로 고쳐 주십시오.',
  'crash.reload': '새로 고침',
  'crash.contact': '문의하기',

  'language.label': '언어',
  'language.failed': '이 언어를 불러오지 못했습니다. 연결을 확인하고 다시 선택해 주십시오.',

  'field.orderIdMissing': '주문 번호를 입력해 주십시오',
  'field.emailMissing': '이메일을 입력해 주십시오',
  'refused.noSuchOrder':
    '이 주문 번호와 이메일에 해당하는 주문을 찾을 수 없습니다. 두 가지를 모두 확인하고 다시 시도해 주십시오.',
  'refused.tooMany': '시도 횟수가 너무 많습니다. 몇 분 후에 다시 시도해 주십시오.',
  'truth.heading': '지불하시는 내용',
  'truth.private': '민간 서비스',
  'truth.free': '공식 양식은 무료입니다',
  'truth.freeText': '공식 양식은 무료입니다. <link>{host}</link>에서 직접 작성하실 수 있습니다.',
  'truth.fee': '수수료의 내용',
  'truth.feeText':
    '저희 수수료는 업무의 대가입니다. 답변을 바탕으로 양식을 작성하고, 빠진 것이 있으면 여쭙고, 제출하고, 문서를 보관합니다.',
  'truth.statement': '명세서 표시',
  'truth.statementText': '명세서에는 <b>{name}</b>(으)로 표시됩니다.',

  ...order,
};
