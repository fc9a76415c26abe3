import type { OrderCatalog } from '../t.ts';

/** The texts of the order page; how this language is written stands in `../catalogs/ms.ts`. */
export const order: OrderCatalog = {
  'order.page': 'Pesanan anda',
  'order.loading': 'Kami sedang membuka pesanan anda.',
  'order.failedTitle': 'Kami tidak dapat memuatkan pesanan anda',
  'order.tryAgain': 'Cuba lagi',
  'order.next': 'Langkah seterusnya',
  'order.name': 'Nama',
  'order.orderId': 'ID Pesanan',
  'order.email': 'E-mel',
  'order.arrival': 'Ketibaan',
  'order.arrivalDate': '{date} ({left})',
  'order.flight': 'Penerbangan',
  'order.place': 'Tempat',

  'clock.heading': 'Ketibaan anda',
  'clock.opens': 'Penyerahan dibuka',
  'clock.opened': 'Penyerahan telah dibuka',
  'clock.fileBy': 'Tarikh akhir penyerahan kami sendiri',
  'clock.in': 'dalam {left}',
  'clock.late': 'Lewat ({ago})',
  'clock.zone': 'Waktu mengikut tempat ketibaan: {zone}.',

  'approved.heading': 'Pengisytiharan kastam anda telah diluluskan',
  'approved.lead': 'Muat turun sekarang dan simpan pada telefon anda untuk ketibaan anda.',
  'approved.past':
    'Tarikh ketibaan anda telah berlalu. Tarikh ketibaan yang baharu memerlukan pengisytiharan baharu.',
  'approved.changed': 'Butiran anda berubah selepas dokumen ini dibuat',
  'approved.changedFields': 'Dibetulkan: {fields}.',
  'approved.changedText':
    'Pembetulan terakhir pada {date}. Jika ada dokumen baharu, kami akan menghantar e-mel. Sehingga itu, inilah dokumen anda.',
  'approved.pdf': 'Dokumen PDF',
  'approved.image': 'Imej',
  'approved.download': 'Muat Turun Sekarang',
  'approved.preparing': 'Sedang disediakan...',
  'approved.again': 'Cuba lagi',
  'approved.hint': 'Fail disimpan kira-kira 1 saat selepas anda menekan butang.',
  'approved.hintSize': 'Saiz fail ini {size}. Fail disimpan apabila kesemuanya telah sampai.',
  'approved.handed':
    'Kami telah menyerahkan fail kepada aplikasi ini, tetapi tidak dapat melihat sama ada ia disimpan. Jika fail tiada dalam muat turun anda, buka halaman ini dalam pelayar anda.',
  'approved.saved': 'Fail telah disimpan. Lihat dalam folder muat turun anda.',
  'approved.fileFailed': 'Fail tidak sampai ke peranti anda. Semak sambungan anda dan cuba lagi.',
  'approved.noFile': 'Fail belum sedia. Muatkan semula halaman ini dalam beberapa minit.',
  'approved.gone':
    'Kami tidak menemui dokumen anda sekarang. Cuba lagi dalam beberapa minit, atau <link>hubungi kami</link>.',

  'download.bytes': '{received} daripada {total}',
  'download.wentOn': '{received} daripada {total}, disambung dari {from}',
  'download.percent': '{percent} daripada fail telah sampai.',
  'download.stop': 'Hentikan',
  'download.cut': 'Sambungan terputus. Kami menyimpan bahagian yang telah sampai.',
  'download.stopped': 'Anda menghentikan muat turun. Kami menyimpan bahagian yang telah sampai.',
  'download.goOn': 'Teruskan muat turun',

  'preview.heading': 'Dokumen anda',
  'preview.lead': 'Anda boleh menunjukkannya di kaunter daripada halaman ini.',
  'preview.label': 'Pratonton dokumen anda',
  'preview.zoomIn': 'Besarkan',
  'preview.zoomOut': 'Kecilkan',
  'preview.fit': 'Muat ikut lebar',
  'preview.large': 'Paparan besar',
  'preview.close': 'Tutup',
  'preview.page': 'Halaman {page} daripada {pages}',
  'preview.image': 'Gambar dokumen anda',
  'preview.loading': 'Kami sedang membuka dokumen anda.',
  'preview.failed':
    'Pratonton tidak dapat dimuatkan. Anda masih boleh menekan Muat Turun Sekarang.',
  'preview.tryAgain': 'Cuba lagi',
  'preview.broken':
    'Kami tidak dapat memaparkan fail ini di sini. Tekan Muat Turun Sekarang dan buka dengan aplikasi lain.',
  'preview.password':
    'Fail ini mempunyai kata laluan, jadi kami tidak dapat memaparkannya di sini. Tekan Muat Turun Sekarang dan buka dengan aplikasi lain.',

  'offline.heading': 'Tanpa internet',
  'offline.keeping': 'Kami sedang menyimpan halaman ini pada peranti anda.',
  'offline.kept':
    'Halaman ini dan dokumen anda disimpan pada peranti ini. Kedua-duanya boleh dibuka tanpa internet sehingga {date}.',
  'offline.shared':
    'Adakah orang lain menggunakan peranti ini? Padamkan kedua-duanya sebelum anda pergi.',
  'offline.remove': 'Padamkan daripada peranti ini',
  'offline.removed': 'Halaman ini dan dokumen anda tidak disimpan pada peranti ini.',
  'offline.keep': 'Simpan pada peranti ini',
  'offline.notKept':
    'Peranti ini tidak dapat menyimpan dokumen anda. Tekan Muat Turun Sekarang dan simpan fail itu.',
  'offline.copy':
    'Kami tidak dapat menghubungi pelayan kami sekarang. Ini salinan yang kami simpan pada peranti ini pada {date}.',
  'offline.copyThen':
    'Ini salinan yang kami simpan pada peranti ini pada {date}. Pesanan ini mungkin telah berubah sejak itu.',
  'offline.noCopyTitle': 'Tiada internet dan tiada salinan pada peranti ini',
  'offline.noCopy':
    'Kami tidak menyimpan pesanan ini pada peranti ini. Sambung ke internet dan cuba lagi.',
  'offline.savedLater':
    'Fail telah disimpan. Lihat dalam folder muat turun anda. Kami akan merekodkan muat turun ini apabila anda ada internet semula.',
  'offline.pending': 'Anda memuat turun fail pada {date}. Kami belum merekodkannya.',
  'offline.install': 'Tambah ke skrin utama',
  'offline.installHint': 'Anda boleh membuka halaman ini daripada skrin utama telefon anda.',

  'device.title': 'Pesanan pada peranti ini',
  'device.lead': 'Sesiapa yang memegang peranti ini boleh membukanya.',
  'device.copies':
    'Salinan boleh dibuka tanpa internet dan menunjukkan pesanan seperti keadaannya ketika itu. Untuk melihat keadaannya sekarang, buka dengan internet. Kami mungkin meminta e-mel anda.',
  'device.copyOf': 'Salinan bertarikh {date}',
  'device.noCopy': 'Tiada salinan di sini. Pesanan ini hanya boleh dibuka dengan internet.',
  'device.order': 'Pesanan {id}',
  'device.arrives': 'Tiba pada {date}',
  'device.open': 'Buka',
  'device.another': 'Buka pesanan lain',
  'device.none': 'Tiada pesanan disimpan pada peranti ini.',
  'device.notYours': 'Bukan peranti anda?',
  'device.notYoursText':
    'Padamkan pesanan dan tamatkan sesi sebelum anda pergi. Fail yang anda simpan dalam muat turun masih ada: padamkan di sana.',
  'device.removeAll': 'Padamkan semua dan tamatkan sesi',
  'device.confirm': 'Padamkan semua pesanan dan tamatkan sesi?',
  'device.confirmText':
    'Halaman dan dokumen dipadamkan di sini, dan tiada sesiapa boleh membukanya pada peranti ini tanpa ID Pesanan dan e-mel. Pesanan anda sendiri tidak berubah.',
  'device.unsent': 'Belum dihantar, dan turut dipadam: {orders}.',
  'device.keepThem': 'Simpan',
  'device.left': 'Salinan telah dipadamkan dan sesi telah tamat.',
  'device.leftLater':
    'Salinan telah dipadamkan. Kami tidak dapat menghubungi pelayan kami untuk menamatkan sesi. Sesi tamat sendiri pada {time}.',
  'device.ended': 'Sesi telah tamat.',
  'device.endsLater':
    'Kami tidak dapat menghubungi pelayan kami untuk menamatkan sesi. Sesi tamat sendiri pada {time}.',
  'device.notRemoved':
    'Kami tidak dapat memadamkan apa yang disimpan pada peranti ini. Padamkan data laman web ini dalam tetapan pelayar anda.',

  'land.heading': 'Sebelum anda mendarat',
  'land.save': 'Simpan fail',
  'land.saveText': 'Wi-Fi lapangan terbang mungkin perlahan. Simpan sebelum anda berlepas.',
  'land.keep': 'Simpan ID Pesanan anda',
  'land.keepText': 'Anda memerlukannya untuk membuka halaman ini semula.',
  'land.wrong': 'Ada yang tidak betul?',
  'land.wrongText': 'Beritahu kami sebelum anda bertolak. <link>Hubungi kami</link>.',

  'history.heading': 'Sejarah Muat Turun',
  'history.number': '#',
  'history.orderId': 'ID Pesanan',
  'history.time': 'Tarikh & Masa (EST)',
  'history.ip': 'Alamat IP Peranti',
  'history.device': 'Peranti',
  'history.type': 'Jenis Peranti',
  'history.browser': 'Pelayar',
  'history.os': 'OS',
  'history.location': 'Lokasi Peranti',
  'history.count': { other: '{count} muat turun' },
  'history.empty': 'Tiada rekod ditemui',
  'history.why':
    'Kami merekodkan setiap muat turun sebagai bukti bahawa kami telah menghantar pesanan anda. <link>Baca Dasar Privasi kami</link>.',

  'stage.received': 'Kami telah menerima permohonan anda',
  'stage.receivedText':
    'Kami menerimanya pada {date}. Kami mula bekerja apabila pembayaran anda disahkan.',
  'stage.queuedText':
    'Permohonan ini menunggu pasukan kami sejak {date}. Kami belum mula mengerjakannya.',
  'stage.opens': 'Penyerahan dibuka pada {date}',
  'stage.opensText': {
    other:
      'Pengisytiharan diterima mulai {count} hari sebelum ketibaan, mengikut waktu di tempat ketibaan. Selepas itu kami mengemukakan pengisytiharan anda.',
  },
  'stage.preparing': 'Kami sedang menyediakan pengisytiharan anda',
  'stage.preparingText': 'Ia ada pada pasukan kami sejak {date}.',
  'stage.waitingForYou': 'Kami memerlukan jawapan daripada anda',
  'stage.waitingForYouText': 'Kami menunggu jawapan anda sejak {date}.',
  'stage.waitingForAuthority': 'Kami telah mengemukakan pengisytiharan anda',
  'stage.waitingForAuthorityText': 'Kami menunggu jawapan pihak berkuasa sejak {date}.',
  'stage.approved': 'Pengisytiharan kastam anda telah diluluskan',
  'stage.approvedText': 'Ia diluluskan pada {date}.',
  'stage.refunded': 'Kami sedang membuat bayaran balik untuk pesanan anda',
  'stage.refundedText': 'Kami menghentikan kerja pada {date}.',
  'stage.closed': 'Pesanan anda telah ditutup',
  'stage.closedText': 'Ia ditutup pada {date}.',
  'stage.unfiled': 'Kami tidak mengemukakan pengisytiharan untuknya.',
  'refund.done': 'Bayaran balik untuk pesanan anda telah dibuat',
  'refund.doneText': 'Kami memulangkan <b>{amount}</b> pada {date}.',
  'refund.doneOn': 'Kami memulangkan wang anda pada {date}.',
  'soon.tomorrow': 'Anda tiba esok. Pengisytiharan anda belum diluluskan.',
  'soon.today': 'Anda tiba hari ini. Pengisytiharan anda belum diluluskan.',
  'soon.past': 'Tarikh ketibaan anda telah berlalu',
  'soon.pastText':
    'Tarikh ketibaan anda ialah {date}. Tiada pengisytiharan yang diluluskan untuk pesanan ini.',
  'do.heading': 'Perkara yang boleh anda lakukan',
  'do.open':
    'Biarkan halaman ini terbuka, atau buka semula sebelum anda menaiki pesawat. Halaman ini berubah sendiri apabila pengisytiharan anda diluluskan.',
  'do.form':
    'Belum diluluskan semasa anda mendarat? Anda boleh mengisi sendiri <link>borang rasmi</link> sebelum pemeriksaan kastam. Borang itu percuma.',
  'do.newDate': 'Belum bertolak? <link>Beritahu kami tarikh ketibaan anda yang baharu</link>.',
  'do.refund':
    'Sudah melakukan perjalanan tanpanya? <ask>Minta bayaran balik daripada kami</ask>. <link>Baca Dasar Bayaran Balik kami</link>.',
  'do.refundNow':
    'Anda mengisi borang itu sendiri, atau tidak jadi bertolak? <link>Minta bayaran balik daripada kami</link>.',
  'do.write':
    'Ada yang berubah, atau anda ada soalan? <link>Tulis kepada kami di halaman ini</link>.',
  'next.nothing': 'Anda tidak perlu berbuat apa-apa sekarang.',
  'next.received':
    'Kami menunggu sehingga pembayaran anda disahkan. Sudah membayar? <link>Hubungi kami</link>.',
  'next.preparing': 'Kami akan menghantar e-mel apabila ia siap.',
  'next.answer': 'Jawab soalan kami di halaman ini. Kami meneruskan apabila menerima jawapan anda.',
  'next.waitingForYou':
    'Tulis kepada kami di {email} atau telefon {phone}. Nyatakan ID Pesanan anda.',
  'next.waitingForAuthority': 'Kami akan menghantar e-mel apabila ia diluluskan.',
  'next.approved': 'Muatkan semula halaman ini untuk memuat turunnya.',
  'next.refunded': 'Bank anda menentukan tempoh sehingga wang itu kelihatan.',
  'next.refunding': 'Kami akan menghantar e-mel apabila wang itu telah dipulangkan.',
  'next.unfiled':
    'Anda masih akan melakukan perjalanan? Anda memerlukan pengisytiharan. Anda boleh mengisi sendiri borang rasmi. Borang itu percuma.',
  'next.closed': 'Anda menjangkakan perkara lain? <link>Hubungi kami</link>.',
  'next.contact': 'Anda ada soalan? <link>Hubungi kami</link>.',
  'approved.means':
    'Pengisytiharan telah dikemukakan dan dokumen anda sudah siap. Pegawai kastam membuat keputusan semasa anda tiba.',
  'approved.newDate':
    'Pengisytiharan ini sah hanya untuk ketibaan yang anda isytiharkan. Tarikh penerbangan yang baharu memerlukan pengisytiharan baharu.',

  'ask.wantsText': 'Sila jawab soalan kami',
  'ask.wantsChoice': 'Sila pilih jawapan anda',
  'ask.wantsDate': 'Sila isi tarikhnya',
  'ask.wantsField': 'Sila semak butiran ini',
  'ask.wantsFields': 'Sila isi butiran',
  'ask.wantsFile': 'Sila hantar fail',
  'ask.answer': 'Jawapan anda',
  'ask.choice': 'Pilih satu jawapan',
  'ask.date': 'Tarikh',
  'ask.present': 'Anda menulis: {value}',
  'ask.file': 'Foto, imbasan atau PDF',
  'ask.fileHint': 'PDF, JPEG, PNG atau WebP, sehingga 15 MB.',
  'ask.photo': 'Ambil foto',
  'ask.choose': 'Pilih fail',
  'ask.add': 'Ada apa-apa lagi? Anda boleh biarkan kosong.',
  'ask.send': 'Hantar jawapan',
  'ask.sent':
    'Kami sudah menerima jawapan anda. Ia tiba pada {date}. Kami meneruskan pesanan anda.',
  'ask.closed':
    'Pesanan ini sudah ditutup, jadi jawapan anda tidak dihantar. Teks anda masih ada di sini.',
  'ask.gone':
    'Kami tidak memerlukan jawapan ini lagi, jadi ia tidak dihantar. Teks anda masih ada di sini.',
  'ask.empty': 'Sila beri jawapan dahulu.',
  'ask.wrong': 'Kami tidak dapat menggunakan jawapan ini. Sila semak.',
  'ask.badFile': 'Fail ini tidak dapat dibuka. Pilih fail PDF, JPEG, PNG atau WebP.',
  'ask.largeFile': 'Fail ini lebih besar daripada 15 MB. Pilih yang lebih kecil.',
  'ask.manyFiles':
    'Kami tidak dapat menerima fail lagi untuk pesanan ini. Buang fail itu dan hantar teks anda.',
  'day.day': 'Hari',
  'day.month': 'Bulan',
  'day.year': 'Tahun',
  'day.example': 'Contohnya {date}',
  'day.missing': 'Sila isi: {parts}.',
  'day.wrongDay': 'Hari mestilah nombor dari 1 hingga 31.',
  'day.wrongMonth': 'Bulan mestilah nombor dari 1 hingga 12.',
  'day.wrongYear': 'Sila tulis tahun dengan empat angka, dari {first} hingga {last}.',
  'day.notInMonth': 'Hari itu salah: {month} mempunyai {days} hari.',
  'write.heading': 'Hubungi kami tentang pesanan ini',
  'write.lead': 'Tulis di sini. Kami menjawab di halaman ini dan melalui e-mel.',
  'write.leadTo': 'Tulis di sini. Kami menjawab di halaman ini dan melalui e-mel ke {email}.',
  'write.byEmail': 'Melalui e-mel',
  'write.byEmailText':
    'Anda juga boleh menulis ke {email}. Apa yang anda tulis melalui e-mel tidak muncul di halaman ini.',
  'write.needsInternet':
    'Untuk melihat apa yang telah ditulis, anda perlukan internet. Anda boleh menulis mesej tanpa internet.',
  'write.you': 'Anda',
  'write.label': 'Mesej anda',
  'write.warn': 'Jangan sekali-kali menulis nombor kad atau kata laluan.',
  'write.send': 'Hantar',
  'write.sending': 'Sedang dihantar...',
  'write.elsewhere': 'Tab lain sedang menghantar mesej ini.',
  'write.add': 'Tambah fail',
  'write.remove': 'Buang fail',
  'write.kept': 'Apa yang anda taip disimpan pada peranti ini sehingga dihantar.',
  'write.offline':
    'Tiada internet. Teks anda disimpan pada peranti ini. Ia dihantar sekali apabila anda membuka halaman ini dengan internet.',
  'write.failed': 'Ia tidak dihantar. Teks anda disimpan. Sila cuba lagi.',
  'write.empty': 'Sila tulis mesej anda dahulu.',
  'write.sent': 'Kami sudah menerima mesej anda.',
  'write.asked': 'bertanya, {time}',
  'write.answered': 'menjawab, {time}',
  'write.unsent': 'belum dihantar',
  'write.sendNow': 'Hantar sekarang',
  'write.delete': 'Padam',
  'write.earlier': 'Tunjukkan mesej terdahulu',
  'write.earlierShown': 'Mesej terdahulu ditunjukkan.',
  'write.none': 'Belum ada mesej. Mesej pertama anda memulakan perbualan.',
  'write.tooMany': 'Anda boleh menghantar lagi pada pukul {time}. Teks anda disimpan.',
  'write.tooManyDay': 'Anda boleh menghantar lagi pada {date}. Teks anda disimpan.',
  'left.typed': 'Apa yang anda taip belum dihantar. Ia masih ada di sini:',
  'left.notOpen':
    'E-mel anda tidak membuka pesanan ini? Maka ia tiada lagi di sini, atau kini mempunyai e-mel lain.',
  'stage.stillWorking': 'Kami masih mengusahakan pesanan anda',
  'stage.stillWorkingText': 'Kami menulis kepada anda apabila kami memerlukan sesuatu.',
};
