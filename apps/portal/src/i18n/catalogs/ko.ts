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
  'track.step2Text': 'PDF 파일입니다. 휴대폰에 저장해 주십시오.',
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

  'notFound.page': '페이지를 찾을 수 없음',
  'notFound.heading': '이 페이지는 존재하지 않습니다',
  'notFound.text':
    '저희가 보내 드린 이메일의 링크를 확인해 주십시오. 여기에서 주문을 열 수도 있습니다.',
  'notFound.link': '주문 조회',

  'crash.chunk':
    '이 페이지의 일부를 불러오지 못했습니다. 연결을 확인하고 페이지를 새로 고쳐 주십시오.',
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

  'order.page': '고객님의 주문',
  'order.loading': '주문을 여는 중입니다.',
  'order.failedTitle': '주문을 불러오지 못했습니다',
  'order.tryAgain': '다시 시도',
  'order.next': '다음 단계',
  'order.name': '이름',
  'order.orderId': '주문 번호',
  'order.email': '이메일',
  'order.arrival': '도착일',
  'order.arrivalDate': '{date} ({left})',

  'approved.heading': '세관 신고서가 승인되었습니다',
  'approved.lead': '지금 다운로드하여 도착할 때까지 휴대폰에 보관해 주십시오.',
  'approved.past': '도착일이 지났습니다. 도착일이 바뀌면 새 신고서가 필요합니다.',
  'approved.pdf': 'PDF 문서',
  'approved.image': '이미지',
  'approved.download': '지금 다운로드',
  'approved.preparing': '준비 중...',
  'approved.again': '다시 시도',
  'approved.hint': '버튼을 누르면 약 1초 후에 파일이 저장됩니다.',
  'approved.hintSize': '파일 크기는 {size}입니다. 모두 도착하면 저장됩니다.',
  'approved.handed':
    '파일을 이 앱에 전달했지만 저장되었는지는 확인할 수 없습니다. 다운로드 폴더에 없으면 이 페이지를 브라우저에서 열어 주십시오.',
  'approved.saved': '파일이 저장되었습니다. 다운로드 폴더를 확인해 주십시오.',
  'approved.fileFailed': '파일이 기기에 전송되지 않았습니다. 연결을 확인하고 다시 시도해 주십시오.',
  'approved.noFile': '파일이 아직 준비되지 않았습니다. 몇 분 후에 이 페이지를 새로 고쳐 주십시오.',
  'approved.gone':
    '지금은 고객님의 문서를 찾을 수 없습니다. 몇 분 후에 다시 시도하거나 <link>문의해 주십시오</link>.',

  'download.bytes': '{total} 중 {received}',
  'download.wentOn': '{total} 중 {received}, {from}부터 이어서 받음',
  'download.percent': '파일의 {percent}가 도착했습니다.',
  'download.stop': '중지',
  'download.cut': '연결이 끊어졌습니다. 도착한 부분은 보관합니다.',
  'download.stopped': '다운로드를 중지하셨습니다. 도착한 부분은 보관합니다.',
  'download.goOn': '다운로드 계속하기',

  'preview.heading': '고객님의 문서',
  'preview.lead': '창구에서 이 페이지를 바로 제시할 수 있습니다.',
  'preview.label': '문서 미리보기',
  'preview.zoomIn': '확대',
  'preview.zoomOut': '축소',
  'preview.fit': '너비에 맞추기',
  'preview.large': '크게 보기',
  'preview.close': '닫기',
  'preview.page': '{pages}페이지 중 {page}페이지',
  'preview.image': '문서 이미지',
  'preview.loading': '문서를 여는 중입니다.',
  'preview.failed': '미리보기를 불러오지 못했습니다. ‘지금 다운로드’는 계속 이용할 수 있습니다.',
  'preview.tryAgain': '다시 시도',
  'preview.broken':
    '여기에서는 이 파일을 표시할 수 없습니다. ‘지금 다운로드’를 누르고 다른 앱으로 열어 주십시오.',
  'preview.password':
    '이 파일에는 암호가 설정되어 있어 여기에서 표시할 수 없습니다. ‘지금 다운로드’를 누르고 다른 앱으로 열어 주십시오.',

  'offline.heading': '인터넷이 없을 때',
  'offline.keeping': '이 페이지를 기기에 보관하는 중입니다.',
  'offline.kept':
    '이 페이지와 문서가 이 기기에 보관되어 있습니다. {date}까지 인터넷 없이 열 수 있습니다.',
  'offline.shared': '다른 사람도 이 기기를 사용합니까? 자리를 떠나기 전에 삭제해 주십시오.',
  'offline.remove': '이 기기에서 삭제',
  'offline.removed': '이 페이지와 문서는 이 기기에 보관되어 있지 않습니다.',
  'offline.keep': '이 기기에 보관',
  'offline.notKept':
    '이 기기에 문서를 보관하지 못했습니다. ‘지금 다운로드’를 눌러 파일을 저장해 주십시오.',
  'offline.copy':
    '지금은 저희 서버에 연결할 수 없습니다. 이것은 {date}에 이 기기에 보관한 사본입니다.',
  'offline.noCopyTitle': '인터넷 연결이 없고 이 기기에 사본도 없습니다',
  'offline.noCopy':
    '이 주문은 이 기기에 보관되어 있지 않습니다. 인터넷에 연결하고 다시 시도해 주십시오.',
  'offline.savedLater':
    '파일이 저장되었습니다. 다운로드 폴더를 확인해 주십시오. 이 다운로드는 인터넷에 다시 연결되면 기록됩니다.',
  'offline.pending': '{date}에 파일을 다운로드하셨습니다. 이 다운로드는 아직 기록되지 않았습니다.',
  'offline.install': '홈 화면에 추가',
  'offline.installHint': '휴대폰의 홈 화면에서 이 페이지를 열 수 있습니다.',

  'device.title': '이 기기의 주문',
  'device.lead': '인터넷 없이 열립니다. 이 기기를 가진 사람은 누구나 열 수 있습니다.',
  'device.order': '주문 {id}',
  'device.arrives': '도착일 {date}',
  'device.open': '열기',
  'device.another': '다른 주문 열기',
  'device.none': '이 기기에 보관된 주문이 없습니다.',
  'device.notYours': '고객님의 기기가 아닙니까?',
  'device.notYoursText':
    '자리를 떠나기 전에 주문을 삭제하고 세션을 종료해 주십시오. 다운로드 폴더에 저장한 파일은 남아 있으니 그곳에서 삭제해 주십시오.',
  'device.removeAll': '모두 삭제하고 세션 종료',
  'device.confirm': '모든 주문을 삭제하고 세션을 종료하시겠습니까?',
  'device.confirmText':
    '페이지와 문서가 이 기기에서 삭제되며, 주문 번호와 이메일 없이는 아무도 이 기기에서 열 수 없습니다. 주문 자체는 바뀌지 않습니다.',
  'device.keepThem': '보관하기',
  'device.left': '사본이 삭제되고 세션이 종료되었습니다.',
  'device.leftLater':
    '사본이 삭제되었습니다. 서버에 연결할 수 없어 세션을 종료하지 못했습니다. 세션은 {time}에 자동으로 종료됩니다.',

  'land.heading': '착륙하기 전에',
  'land.save': '파일 저장하기',
  'land.saveText': '공항 Wi-Fi는 느릴 수 있습니다. 비행기를 타기 전에 저장해 주십시오.',
  'land.keep': '주문 번호 보관하기',
  'land.keepText': '이 페이지를 다시 열 때 필요합니다.',
  'land.wrong': '잘못된 내용이 있습니까?',
  'land.wrongText': '여행을 떠나기 전에 <link>문의해 주십시오</link>.',

  'history.heading': '다운로드 기록',
  'history.number': '#',
  'history.orderId': '주문 번호',
  'history.time': '날짜 및 시간 (EST)',
  'history.ip': '기기 IP 주소',
  'history.device': '기기',
  'history.type': '기기 유형',
  'history.browser': '브라우저',
  'history.os': 'OS',
  'history.location': '기기 위치',
  'history.count': { other: '다운로드 {count}회' },
  'history.empty': '기록이 없습니다',
  'history.why':
    '주문하신 서류를 전달했다는 증거로 모든 다운로드를 기록합니다. <link>개인정보 처리방침을 읽어 보십시오</link>.',

  'stage.received': '신청을 접수했습니다',
  'stage.receivedText': '{date}에 접수했습니다. 결제가 확인되면 업무를 시작합니다.',
  'stage.preparing': '신고서를 준비하고 있습니다',
  'stage.preparingText': '{date}부터 준비하고 있습니다.',
  'stage.waitingForYou': '고객님의 답변이 필요합니다',
  'stage.waitingForYouText': '{date}부터 고객님의 답변을 기다리고 있습니다.',
  'stage.waitingForAuthority': '신고서를 제출했습니다',
  'stage.waitingForAuthorityText': '{date}부터 관계 당국의 답변을 기다리고 있습니다.',
  'stage.approved': '세관 신고서가 승인되었습니다',
  'stage.approvedText': '{date}에 승인되었습니다.',
  'stage.refunded': '주문을 환불하고 있습니다',
  'stage.refundedText': '{date}에 업무를 중단했습니다.',
  'stage.closed': '주문이 종료되었습니다',
  'stage.closedText': '{date}에 종료되었습니다.',
  'refund.done': '주문이 환불되었습니다',
  'refund.doneText': '{date}에 <b>{amount}</b>을(를) 환불했습니다.',
  'refund.doneOn': '{date}에 환불했습니다.',
  'soon.tomorrow': '내일 도착하십니다. 신고서가 아직 승인되지 않았습니다.',
  'soon.today': '오늘 도착하십니다. 신고서가 아직 승인되지 않았습니다.',
  'soon.past': '도착일이 지났습니다',
  'soon.pastText': '도착일은 {date}이었습니다. 이 주문에는 승인된 신고서가 없습니다.',
  'do.heading': '지금 하실 수 있는 일',
  'do.open':
    '이 페이지를 열어 두거나 탑승 전에 다시 열어 주십시오. 신고서가 승인되면 페이지가 자동으로 바뀝니다.',
  'do.form':
    '착륙할 때까지 승인되지 않았습니까? 세관을 통과하기 전에 공식 양식을 직접 작성하실 수 있습니다. 무료입니다.',
  'do.newDate': '아직 출발하지 않으셨습니까? 새 도착일을 알려 주십시오.',
  'do.refund': '신고서 없이 여행하셨습니까? 환불을 요청해 주십시오. <link>환불 정책 읽기</link>.',
  'next.nothing': '지금은 하실 일이 없습니다.',
  'next.received':
    '결제가 확인되기를 기다리고 있습니다. 이미 결제하셨습니까? <link>문의해 주십시오</link>.',
  'next.preparing': '준비되면 이메일을 보내 드립니다.',
  'next.waitingForYou':
    '{email}(으)로 이메일을 보내시거나 {phone}(으)로 전화하여 주문 번호를 알려 주십시오.',
  'next.waitingForAuthority': '승인되면 이메일을 보내 드립니다.',
  'next.approved': '다운로드하려면 이 페이지를 새로 고쳐 주십시오.',
  'next.refunded': '입금이 표시되기까지 걸리는 기간은 은행에 따라 다릅니다.',
  'next.refunding': '환불이 완료되면 이메일을 보내 드립니다.',
  'next.closed': '예상하신 것과 다릅니까? <link>문의해 주십시오</link>.',
  'next.contact': '궁금한 점이 있습니까? <link>문의해 주십시오</link>.',
};
