# 震災島：名称・オプション・できごと・断りの理由・遊び方。席は名前、旗は true / false で届く。

shinsai-jima-name = 震災島
shinsai-jima-tagline = 崩れゆく島から生き残れ。登り、押し、ぶん回し、救助ヘリを目指せ

## オプション

shinsai-jima-option-preset = ルール一式
shinsai-jima-option-preset-help = いくつかの設定をまとめて切り替えます。ひとつずつ選んだ設定より優先されます。
shinsai-jima-option-preset-expert = 玄人（すべて）
shinsai-jima-option-preset-quiet = おだやか（割り込み・ハンマーパンチ・叩き付け・舟・カタパルトなし）
shinsai-jima-option-preset-rated = レーティング向け（玄人からカタパルトを除く）
shinsai-jima-option-preset-beginner = ビギナー
shinsai-jima-option-team = チーム戦
shinsai-jima-option-team-help = 4人のとき2対2で戦います。6人以上はつねにチーム戦です。
shinsai-jima-option-ready_made = おまかせの島
shinsai-jima-option-ready_made-help = 立方体と駒の置き場所を広間が抽選し、すぐに始められます。ガイドにはない、この広間だけのオプションです。
shinsai-jima-option-ready_made-no = みんなで作る
shinsai-jima-option-ready_made-island = 島を抽選する
shinsai-jima-option-ready_made-all = 島も駒も抽選する
shinsai-jima-option-boats = 舟
shinsai-jima-option-boats-help = 海に浮かぶ専用立方体に同じ色の駒が乗ると、立方体ごと1マス進めます。
shinsai-jima-option-hammer = ハンマーパンチ
shinsai-jima-option-hammer-help = 馬鹿力でぶん回した物は、当たった駒を気絶させます。
shinsai-jima-option-slam = 壁に叩き付け
shinsai-jima-option-slam-help = 馬鹿力でぶん回した駒を壁に叩き付けて気絶させられます。
shinsai-jima-option-interrupts = 手番割り込み
shinsai-jima-option-interrupts-help = 馬鹿力チップを使うと、ほかの人の手番の前に割り込めます。
shinsai-jima-option-catapult = 最後のカタパルト合戦
shinsai-jima-option-catapult-help = 決着のあと、順位の順に立方体を撃ち込み、あらためて順位を決めます。
shinsai-jima-option-beginner = ビギナールール
shinsai-jima-option-beginner-help = 向き・ぶん回し・チップ・割り込み・舟はなく、詰ませても勝利点は入りません。
shinsai-jima-option-tsunami = 大津波モード
shinsai-jima-option-tsunami-help = 4人まで。一巡ごとに一番低い立方体が高い所へ移り、できなければ流されます。
shinsai-jima-option-slaughter = 殺戮モード（廃止）
shinsai-jima-option-slaughter-help = 4段目到達は2点で、その駒は脱出します。4点で勝ち、3体脱出で終了です。
shinsai-jima-option-rockfall = 落石攻撃（廃止）
shinsai-jima-option-rockfall-help = 立方体移動フェイズに、正面で2段下にいる駒へ立方体を落とせます。
shinsai-jima-option-extra_cubes = 駒が多いとき立方体を追加
shinsai-jima-option-extra_cubes-help = プレイヤーの駒が9体以上なら、積む立方体を14・7・1個にします。
shinsai-jima-option-rescue_vp = 救助の勝利点
shinsai-jima-option-rescue_vp-help = ほかの陣営に詰まされた敵を救うと1点です。
shinsai-jima-option-swing_facing = ぶん回された駒の向き
shinsai-jima-option-swing_facing-help = 一緒に向きも回るか、元の方角を保つか。
shinsai-jima-option-swing_facing-rigid = 一緒に回る
shinsai-jima-option-swing_facing-compass = 方角を保つ
shinsai-jima-option-swing_after_push = 押したあとのぶん回し
shinsai-jima-option-swing_after_push-help = 押した物を続けてぶん回せます。
shinsai-jima-option-two_player_timeout = 二人対戦のタイムアウト
shinsai-jima-option-two_player_timeout-help = 二人対戦でタイムアウトになったとき。
shinsai-jima-option-two_player_timeout-second_wins = 後手の勝ち
shinsai-jima-option-two_player_timeout-judgement = 高さと勝利点で判定
shinsai-jima-option-cube_crush_corpse = 立方体に潰された駒の遺体
shinsai-jima-option-cube_crush_corpse-help = 立方体や遺体の下敷きになって死んだ駒の遺体。
shinsai-jima-option-cube_crush_corpse-vanish = 消える
shinsai-jima-option-cube_crush_corpse-actor = 手番の陣営のものになる
shinsai-jima-option-eat_anytime = いつでも遺体を食べられる
shinsai-jima-option-eat_anytime-help = 駒移動フェイズのほか、割り込み確認、生存チェック、立方体移動フェイズでも、遺体を食べてチップを回復できます。
shinsai-jima-option-native_chip = 原住民のチップ
shinsai-jima-option-native_chip-help = 原住民の馬鹿力チップの初めの状態。
shinsai-jima-option-native_chip-used = 使用済み
shinsai-jima-option-native_chip-ready = 使用可
shinsai-jima-option-native_hammer = 原住民のハンマーパンチ
shinsai-jima-option-native_hammer-help = 馬鹿力を使った原住民も、ハンマーパンチと壁に叩き付けができます。
shinsai-jima-option-stunned_falls = 気絶した駒の落下
shinsai-jima-option-stunned_falls-help = 押されたり、ぶん回されたりして落ちた、気絶した駒。
shinsai-jima-option-stunned_falls-alive = 生きている駒と同じ
shinsai-jima-option-stunned_falls-corpse = 遺体と同じ
shinsai-jima-option-stuck_at_start = 開始時の詰み
shinsai-jima-option-stuck_at_start-help = 最初から動けない駒がいつ死ぬか。
shinsai-jima-option-stuck_at_start-first_check = 自分の手番に
shinsai-jima-option-stuck_at_start-at_once = ただちに
shinsai-jima-style-beginner = ビギナー
shinsai-jima-style-beginner-help = 向き、ぶん回し、チップ、手番割り込み、舟はありません。
shinsai-jima-style-quiet = おだやか
shinsai-jima-style-quiet-help = 手番割り込み、ハンマーパンチ、壁に叩き付け、舟、カタパルト合戦はありません。
shinsai-jima-style-tsunami = 大津波モード
shinsai-jima-style-tsunami-help = 4人まで。一巡ごとに一番低い立方体が高い所へ移るか、流されます。

## ことば

shinsai-jima-side = { $side ->
        [N] 原住民
       *[other] 陣営{ $side }
    }

## できごと

shinsai-jima-event-built = { $seat }さんが{ $cell }を{ $height }段目まで積みました。
shinsai-jima-event-placed = { $seat }さんが{ $piece }を{ $cell }に置きました。
shinsai-jima-event-window-opened = { $again ->
        [true] { $seats }さん：ほかに{ $seat }さんの手番に割り込みますか？
       *[false] { $seats }さん：{ $seat }さんの手番に割り込みますか？
    }
shinsai-jima-event-answered = { $seat }さんが答えました。
shinsai-jima-event-claimed = { $corpse ->
        [none] { $seat }さんが馬鹿力チップを使って割り込みます！
       *[other] { $seat }さんが{ $corpse }の遺体を食べて割り込みます！
    }
shinsai-jima-event-turn-began = { $kind ->
        [interrupt] { $seat }さんの割り込み手番です。
        [cubes] { $seat }さんは駒がないので、立方体だけ動かします。
       *[normal] { $seat }さんの手番です。
    }
shinsai-jima-event-woke = { $piece }が{ $cell }で目を覚ましました。
shinsai-jima-event-starved = { $piece }は{ $cell }で詰み、餓死しました。
shinsai-jima-event-rationed = { $seat }さんが{ $corpse }の遺体を非常食にし、この手番は誰も餓死しません。
shinsai-jima-event-saved = { $seat }さんは{ $piece }を助けます。
shinsai-jima-event-selected = { $seat }さんは{ $piece }を動かします。
shinsai-jima-event-surged = 火事場の馬鹿力！{ shinsai-jima-side }のチップで力が{ $power }になりました。
shinsai-jima-event-boosted = 怪王拳！{ $corpse }の遺体を食べ、力が{ $power }になりました。
shinsai-jima-event-ate = { $corpse }の遺体を食べ、{ shinsai-jima-side }のチップが回復しました。
shinsai-jima-way = { $facing ->
        [N] 北
        [E] 東
        [S] 南
       *[W] 西
    }
shinsai-jima-event-rotated = { $piece }が{ shinsai-jima-way }を向きました。
shinsai-jima-event-swung = { $cubes ->
        [0] { $piece }が{ $rider }をぶん回しました。
       *[other] { $rider ->
            [none] { $piece }が立方体{ $cubes }個をぶん回しました。
           *[other] { $piece }が立方体{ $cubes }個を、上の{ $rider }ごとぶん回しました。
        }
    }
shinsai-jima-event-stunned = { $slam ->
        [true] { $piece }は壁に叩き付けられて気絶しました。
       *[false] { $piece }は殴り倒されて気絶しました。
    }
shinsai-jima-event-walked = { $kind ->
        [jump] { $piece }が{ $start }から{ $cell }へジャンプしました。
        [push] { $piece }が{ $cell }へ進みました。
        [press] { $piece }が{ $start }から{ $cell }へフライングボディプレス！
        [leap] { $piece }が{ $start }から{ $cell }へ飛び降りました。
        [sail] { $piece }が舟で{ $start }から{ $cell }へ進みました。
       *[walk] { $piece }が{ $start }から{ $cell }へ歩きました。
    }
shinsai-jima-event-pushed = { $piece }が{ $cells }の物を{ shinsai-jima-way }へ押しました。
shinsai-jima-event-fell = { $piece }が{ $cell }へ{ $levels }段落ちました。
shinsai-jima-event-crushed = { $what ->
        [cube] { $cell }の{ $piece }の上に立方体が落ちました。
        [corpse] { $cell }の{ $piece }の上に遺体が落ちました。
       *[piece] { $cell }の{ $piece }の上に駒が落ちました。
    }
shinsai-jima-event-drowned = { $cell ->
        [none] { $piece }が盤の外の海に沈みました。
       *[other] { $piece }が{ $cell }の海に沈みました。
    }
shinsai-jima-event-sank = 立方体{ $cubes }個が沈みました。
shinsai-jima-event-floated = { shinsai-jima-side }の専用立方体が{ $cell }に浮きました。
shinsai-jima-event-killed = { $clause ->
        [SJ-D1] { $piece }は転落死しました。
        [SJ-W2] { $piece }は溺死しました。
        [SJ-D6] { $piece }はフライングボディプレスで潰されました。
        [SJ-F7] { $piece }は気絶したまま仕留められました。
       *[other] { $piece }は下敷きになって死にました。
    }
shinsai-jima-event-secured = { $inherited ->
        [true] { $corpse }の遺体も{ shinsai-jima-side }のものになりました。
       *[false] { shinsai-jima-side }が{ $corpse }の遺体を確保しました。
    }
shinsai-jima-event-cushioned = { $piece }は{ $corpse }の遺体をクッションにして助かりました。
shinsai-jima-event-scored = { $why ->
        [kill] { shinsai-jima-side }：殺害で+{ $points }点。
        [starved] { shinsai-jima-side }：餓死者が出て+{ $points }点。
        [rescue] { shinsai-jima-side }：救助で+{ $points }点。
       *[escape] { shinsai-jima-side }：脱出で+{ $points }点。
    }
shinsai-jima-event-escaped = { $piece }が救助ヘリで脱出しました！
shinsai-jima-event-cube-moved = { $seat }さんが立方体を{ $start }から{ $cell }の{ $height }段目へ移しました。
shinsai-jima-event-colour-placed = { $seat }さんが{ shinsai-jima-side }の専用立方体を{ $cell }の{ $height }段目に置きました。
shinsai-jima-event-rockfell = { $seat }さんが{ $start }の立方体を{ $piece }の前の{ $cell }へ落としました。
shinsai-jima-event-wiped = 大津波が{ $cell }の立方体をさらいました。
shinsai-jima-event-stuck = { $side ->
        [none] { $piece }は最初から詰んでいます。
       *[other] { $piece }が{ shinsai-jima-side }に詰まされました。
    }
shinsai-jima-event-freed = { $piece }の詰みが解けました。
shinsai-jima-event-ended = { $clause ->
        [SJ-V1] { $winners }さんの勝ち：4段目に到達し、救助されました。
        [SJ-V2] { $winners }さんの勝ち：規定勝利点に達しました。
        [SJ-V3] { $winners }さんの勝ち：最後まで生き残りました。
        [SJ-V4] { $winners }さんの勝ち：タイムアウト判定です。
        [SJ-V5] { $winners }さんの勝ち：全員が死に、判定で決まりました。
        [SJ-V6] { $winners }さんの勝ち：300手番が終わり、判定で決まりました。
       *[SJ-O6] { $winners }さんの勝ち：3体が脱出しました。
    }
shinsai-jima-event-shots-began = 大噴火！{ $rank }位の{ shinsai-jima-side }は{ $shots }発撃てます。
shinsai-jima-event-loaded = { $cell ->
        [none] { $seat }さんが専用立方体を込めました。
       *[other] { $seat }さんが{ $cell }の立方体を込めました。
    }
shinsai-jima-event-fired = { $seat }さんが{ $cell }めがけて{ $projectiles }発撃ちました。
shinsai-jima-event-flew = { $end ->
        [body] { $cell }に直撃！
        [side] { $cell }の塔に命中し、上の部分が吹き飛びました。
        [shattered] 弾は{ $cell }の塔に当たって砕けました。
        [rests] 弾は{ $cell }に乗りました。
        [floats] 専用立方体が{ $cell }に浮きました。
        [lost] 弾は{ $cell }で跳ね返って失われました。
        [sea] 弾は{ $cell }の海に落ちました。
       *[wide] 弾は大きく外れました。
    }
shinsai-jima-event-struck = { $piece }は吹き飛ばされ、{ shinsai-jima-side }のものになりました。
shinsai-jima-event-judged = { $changed ->
        [true] カタパルト合戦の結果、{ $winners }さんの優勝です。
       *[false] 命中なし。そのまま{ $winners }さんの優勝です。
    }

## 終わり方

shinsai-jima-outcome-SJ-V1 = 4段目に到達し、救助されました
shinsai-jima-outcome-SJ-V2 = 規定勝利点に達しました
shinsai-jima-outcome-SJ-V3 = 最後まで生き残りました
shinsai-jima-outcome-SJ-V4 = タイムアウト判定です
shinsai-jima-outcome-SJ-V5 = 全員が死に、判定で決まりました
shinsai-jima-outcome-SJ-V6 = 300手番が終わり、判定で決まりました
shinsai-jima-outcome-SJ-O6 = 3体が脱出しました
shinsai-jima-outcome-SJ-CA10 = カタパルト合戦のあとの判定です
shinsai-jima-score = { $score }点
shinsai-jima-order = 勝者のあとは、生きている駒の高さ、次に勝利点の順です。全滅した人は最下位です。

## 断りの理由

shinsai-jima-refusal-game-over = このゲームは終わっています。
shinsai-jima-refusal-in-the-air = まだ弾が飛んでいます。
shinsai-jima-refusal-hall-builds = いま広間が島を抽選しています。
shinsai-jima-refusal-not-your-turn = あなたの手番ではありません。
shinsai-jima-refusal-unknown-move = 震災島にそのような手はありません。
shinsai-jima-refusal-wrong-phase = { $phase ->
        [build] まだ島を作っています。
        [place] まだ駒を置いています。
        [native] まだ原住民を置いています。
        [tsunami] 先に大津波です。
        [survival] 先に詰んだ駒をどうするか決めてください。
        [piece] 先に駒、次に立方体です。
        [cube] いまは立方体を動かす番です。
        [load] いまはカタパルトに弾を込める番です。
        [aim] いまはカタパルトの狙いを決める番です。
       *[over] いまはできません。
    }
shinsai-jima-refusal-not-asked = いまは割り込めません。自分の手番の直後か、生きている駒がないか、チップを使えないからです。
shinsai-jima-refusal-already-answered = すでに答えています。
shinsai-jima-refusal-answer-first = 先に割り込むかどうか答えてください。
shinsai-jima-refusal-chip-is-ready = チップは使えるので、遺体を食べる必要はありません。
shinsai-jima-refusal-eat-first = チップは使用済みです。所持する遺体を先に食べてください。
shinsai-jima-refusal-mate-claims-first = 仲間が共有のチップや遺体で割り込みを宣言したところです。支払いが済むまで遺体は食べられません。
shinsai-jima-refusal-corpse-claimed = { $piece }の遺体は、仲間の割り込みのために食べられます。
shinsai-jima-refusal-chip-claimed = チップは仲間の割り込みに使われます。所持する遺体を先に食べてください。
shinsai-jima-refusal-wrong-pile = いまは高さ{ $height }の所に積みます。
shinsai-jima-refusal-occupied = { $cells }には何か乗っています。
shinsai-jima-refusal-sea = { $cells-count ->
        [0] そこは盤の外の海です。
       *[other] { $cells }は海です。
    }
shinsai-jima-refusal-too-high = { $cells }は高すぎます。
shinsai-jima-refusal-too-low = { $cells }は低すぎます。
shinsai-jima-refusal-no-facing = ビギナールールでは駒に向きがありません。
shinsai-jima-refusal-put-first = 先に{ $cells }から取った立方体を置いてください。
shinsai-jima-refusal-take-first = 先に立方体を取ってください。
shinsai-jima-refusal-not-lowest = { $cells }は一番低い所ではありません。
shinsai-jima-refusal-can-still-rise = まだ高い所へ移せる立方体があるので、流されません。
shinsai-jima-refusal-nowhere-higher = { $cells }の立方体を置ける、より高い所がありません。
shinsai-jima-refusal-coloured-stays = 大津波で高い所へ移せるのは普通の立方体だけです。{ $cells }の一番上は専用立方体です。
shinsai-jima-refusal-too-many-fifths = 5段目はもう作れません（すでに{ $cells }）。
shinsai-jima-refusal-not-held = { $piece }の遺体は所持していません。
shinsai-jima-refusal-another-alike = 同じ色の遺体はどれも同じです。番号の小さいものを使ってください。
shinsai-jima-refusal-not-stuck = { $piece }は詰んでいません。
shinsai-jima-refusal-cannot-be-saved = { $piece }を助ける手立てがありません。
shinsai-jima-refusal-choose-piece-first = 先に駒を選んでください。
shinsai-jima-refusal-one-piece-only = 動かせるのは1体だけです（この手番は{ $piece }）。
shinsai-jima-refusal-not-your-piece = { $piece }はあなたが動かせる駒ではありません。
shinsai-jima-refusal-not-on-its-feet = { $piece }は立っていません。
shinsai-jima-refusal-no-advance-left = それでは{ $piece }が進めなくなります。駒は必ず進まなければなりません。
shinsai-jima-refusal-advance-first = 先に駒を進めてください。
shinsai-jima-refusal-already-advanced = 駒はもう進みました。
shinsai-jima-refusal-already-turned = 駒はもう旋回しました。
shinsai-jima-refusal-same-facing = 駒はすでにその方を向いています。
shinsai-jima-refusal-name-the-way = ビギナールールでは進む方向を指定します。
shinsai-jima-refusal-only-ahead = 駒は向いている方向にしか進めません。
shinsai-jima-refusal-no-chips = ビギナールールには馬鹿力チップがありません。
shinsai-jima-refusal-not-your-chip = そのチップはこの駒に使えません。
shinsai-jima-refusal-already-surged = すでに馬鹿力を出しています。さらに倍にするには遺体を食べます（怪王拳）。
shinsai-jima-refusal-no-chip = チップは使用済みです。
shinsai-jima-refusal-surge-first = 怪王拳の前に、まず馬鹿力を使ってください。
shinsai-jima-refusal-swing-before-advance = ぶん回せるのは前進の前だけ、手番開始時に正面にあった物だけです。
shinsai-jima-refusal-nothing-there = 同じ水平の高さに何もありません。
shinsai-jima-refusal-foreign-colour = その専用立方体には触れません。
shinsai-jima-refusal-blocked-behind = 後ろや上方に何かあります。力{ $power }が要ります。
shinsai-jima-refusal-resists = こちらを向いた駒が踏ん張っています。力{ $power }が要ります。
shinsai-jima-refusal-needs-power = 力{ $power }が要ります。
shinsai-jima-refusal-overboard = 専用立方体を盤の外へは出せません。
shinsai-jima-refusal-sweep-blocked = { $cells }に引っ掛かって回せません。
shinsai-jima-refusal-no-wall = 叩き付ける壁がありません。
shinsai-jima-refusal-turn-further = 駒は、ぶん回した物より手前を向いて終わることはできません。
shinsai-jima-refusal-standing-piece = { $cells }には立っている駒がいます。
shinsai-jima-refusal-in-the-way = { $cells }が高くて飛び越えられません。
shinsai-jima-refusal-too-shallow = 2段以上の段差が必要です。
shinsai-jima-refusal-no-corpse = クッションにする遺体がないので、飛び降りられません。
shinsai-jima-refusal-no-boat = 自分の色の舟に乗っていません。
shinsai-jima-refusal-no-sea = 舟は海の上しか進めません。
shinsai-jima-refusal-move-a-native-first = 原住民の専用立方体は、その手番に原住民を動かした人だけが使えます。
shinsai-jima-refusal-not-in-hand = その専用立方体はもう手元にありません。
shinsai-jima-refusal-own-colour-first = 動かせる立方体がないので、自分の専用立方体を置かなければなりません。
shinsai-jima-refusal-no-rockfall = このゲームに落石攻撃はありません。
shinsai-jima-refusal-nobody-below = { $piece }の正面の2段下には誰もいません。
shinsai-jima-refusal-enough-loaded = もう撃てる数だけ込めました。
shinsai-jima-refusal-load-first = 先に弾を込めてください。
shinsai-jima-refusal-shoot-once = 最低1発は撃たなければなりません。
shinsai-jima-refusal-shoot-what-is-loaded = 込めた弾は撃たなければなりません。
shinsai-jima-refusal-out-of-range = 力は{ $nearest }からその6つ上までです。
shinsai-jima-refusal-no-draw-now = いまは抽選するものがありません。
shinsai-jima-refusal-not-a-place = ここでは抽選されない場所です。
shinsai-jima-refusal-not-a-roll = さいころ4個の目ではありません。

## 遊び方

shinsai-jima-how-goal = 駒を4段目に到達させるか、規定勝利点を集めるか、最後まで生き残れば勝ちです。
shinsai-jima-how-piece = 手番では駒を1体、向いている方向に歩くか、ジャンプさせます。登り降りは1段までです。前か後に一度だけ、旋回して向きを変えられます。
shinsai-jima-how-push = 正面の同じ高さの物は、押すことも、ぶん回すこともできます。2段落ちるか海に落ちた駒は死にます。殺害で1点、所持する敵の遺体も1点です。
shinsai-jima-how-cube = 次に立方体を1個、元より高い所へ移します。低い土地は消え、最後の立方体を取った所は海になります。
shinsai-jima-how-stuck = 手番に動けない駒は餓死し、ほかの全員に1点が入ります。
shinsai-jima-how-surge = 火事場の馬鹿力チップは、手番中の力を2倍にするか、ほかの人の手番に割り込むのに使えます。遺体を食べればさらに使えます。

## ヒントでの手の呼び方

shinsai-jima-move-build = { $cell }に積む
shinsai-jima-move-place = { $cell }に{ shinsai-jima-way }向きで駒を置く
shinsai-jima-move-wipe = { $cell }の立方体を流す
shinsai-jima-move-pass = 割り込まない
shinsai-jima-move-interrupt = { $corpse ->
        [none] 割り込む
       *[other] { $corpse }の遺体を食べて割り込む
    }
shinsai-jima-move-die = 詰んだ駒を見捨てる
shinsai-jima-move-ration = { $corpse }の遺体を食べる
shinsai-jima-move-save = { $piece }を助ける
shinsai-jima-move-select = { $piece }を動かす
shinsai-jima-move-surge = { $side ->
        [N] 原住民の馬鹿力を使う
       *[other] 馬鹿力を使う
    }
shinsai-jima-move-boost = { $corpse }の遺体を食べて力を倍にする
shinsai-jima-move-eat = { $corpse }の遺体を食べてチップを回復する
shinsai-jima-move-rotate = { shinsai-jima-way }へ旋回する
shinsai-jima-move-swing = { $turn ->
        [cw] 時計回り
       *[ccw] 反時計回り
    }に{ $quarters ->
        [1] 90度
        [2] 180度
        [3] 270度
       *[other] 1周
    }ぶん回す{ $slam ->
        [true] （壁に叩き付け）
       *[false] {""}
    }、最後は{ shinsai-jima-way }向き
shinsai-jima-move-advance = { $kind ->
        [jump] ジャンプ
        [push] 押す
        [press] フライングボディプレス
        [leap] 飛び降りる
        [sail] 舟で進む
       *[walk] 歩く
    }{ $distance ->
        [1] {""}
       *[other] （{ $distance }マス）
    }{ $facing ->
        [none] {""}
       *[other] （{ shinsai-jima-way }へ）
    }
shinsai-jima-move-done = 駒移動フェイズを終える
shinsai-jima-move-take = { $cell }の立方体を取る
shinsai-jima-move-put = { $cell }に置く
shinsai-jima-move-colour = { $side ->
        [N] 原住民の専用立方体を{ $cell }に置く
       *[other] 専用立方体を{ $cell }に置く
    }
shinsai-jima-move-rockfall = { $source }の立方体を{ $piece }の前に落とす
shinsai-jima-move-load = { $cell }の立方体を込める
shinsai-jima-move-load-hand = 専用立方体を込める
shinsai-jima-move-aim = 狙いを決める
shinsai-jima-move-stop = 撃つのをやめる
shinsai-jima-move-fire = { $edge ->
        [N] 北
        [E] 東
        [S] 南
       *[W] 西
    }側からレーン{ $lane }へ力{ $power }で撃つ

## レッスン

shinsai-jima-lesson-climb = 登る
shinsai-jima-lesson-climb-say = 救助ヘリは4段目にしか降りられません。駒は向いている方向へ1マス歩き、1段までなら登り降りできます。自分の駒、隣の高いマスの順に選び、最後にどれか1個の立方体を高い所へ移します。
shinsai-jima-lesson-climb-hint = A1、d4の順に選び、「歩く」を押します。次に「立方体へ」を押し、立方体を取って、同じ高さか高い所に置きます。
shinsai-jima-lesson-climb-done = 登れました。立方体も、高い所へしか移せません。
shinsai-jima-lesson-turn = 旋回
shinsai-jima-lesson-turn-say = 高い所は後ろです。手番に一度だけ、前進の前か後に、旋回して向きを変えられます。
shinsai-jima-lesson-turn-hint = 西へ旋回し、c4へ歩きます。
shinsai-jima-lesson-turn-done = 旋回と前進。これで駒の動きはすべてです。
shinsai-jima-lesson-jump = ジャンプ
shinsai-jima-lesson-jump-say = 目の前は海です。飛び越える物が高すぎず、着地が1段差以内なら、1マスを飛び越えてジャンプできます。
shinsai-jima-lesson-jump-hint = 海の向こうのe4を選びます。
shinsai-jima-lesson-jump-done = 海も、1段高い立方体も、ほかの駒も飛び越えられます。
shinsai-jima-lesson-push = 押す
shinsai-jima-lesson-push-say = 正面の同じ高さにある物は押せます。ここでは立方体です。落ちる先には敵が立っています。
shinsai-jima-lesson-push-hint = d4の立方体を押します。
shinsai-jima-lesson-push-done = 下敷きになりました。敵を殺害すると1点です。
shinsai-jima-lesson-drown = 海へ
shinsai-jima-lesson-drown-say = 端に立つ敵はこちらを向いていないので、踏ん張れません。
shinsai-jima-lesson-drown-hint = g4の駒を押します。
shinsai-jima-lesson-drown-done = 溺死しました。1点ですが、遺体は残りません。
shinsai-jima-lesson-secure = 遺体を確保する
shinsai-jima-lesson-secure-say = 1段下に遺体があります。そのマスに入れば確保できます。敵の遺体は、所持している間は1点です。
shinsai-jima-lesson-secure-hint = d4へ歩きます。
shinsai-jima-lesson-secure-done = 遺体は、落ちたときのクッション、詰んだときの非常食、力を倍にする怪王拳に使えます。使わずに所持していれば点になります。
shinsai-jima-lesson-press = フライングボディプレス
shinsai-jima-lesson-press-say = 2段以上高い所からなら、敵の上に飛び降りられます。
shinsai-jima-lesson-press-hint = 2段下のd4を選びます。
shinsai-jima-lesson-press-done = 殺害で1点、遺体でもう1点です。
shinsai-jima-lesson-swing = 物を持ってぶん回す
shinsai-jima-lesson-swing-say = 旋回ついでに、正面の物を持ち上げてぶん回せます。北は海です。
shinsai-jima-lesson-swing-hint = 「ぶん回す」を選び、次にb1、最後は南を向きます。
shinsai-jima-lesson-swing-done = 海へ放り込みました。ぶん回したあとも、前進は必要です。
shinsai-jima-lesson-surge = 火事場の馬鹿力
shinsai-jima-lesson-surge-say = 敵はこちらを向いて踏ん張っています。馬鹿力チップを使うと、この手番は力が2倍になります。
shinsai-jima-lesson-surge-hint = 馬鹿力を使ってから押します。
shinsai-jima-lesson-surge-done = チップを回復するには遺体が要ります。
shinsai-jima-lesson-rescue = 救助ヘリ
shinsai-jima-lesson-rescue-say = 駒が4段目に到達すれば、その場で勝ちです。
shinsai-jima-lesson-rescue-hint = d4へ歩きます。
shinsai-jima-lesson-rescue-done = 救助されました！ 最後に一つ、詰みには気をつけてください。手番の初めに動けない駒は餓死します。

## ヘルプ：目的と、選べること

shinsai-jima-goal =
    駒を4段目に到達させるか、規定勝利点を集めるか、最後まで生き残れば勝ちです。
    手番では駒を1体進め、次に立方体を1個、元より高い所へ移します。
    動けない駒は餓死し、2段落ちるか海に落ちた駒は死にます。
shinsai-jima-help-build = 島のマスに立方体を積みます。
shinsai-jima-help-place = 空いているマスに駒を置きます。
shinsai-jima-help-wipe = 大津波がさらうマスを選びます。
shinsai-jima-help-pass = 割り込まずに見送ります。
shinsai-jima-help-interrupt = 割り込んで、先に手番を行います。
shinsai-jima-help-die = 詰んだ駒の餓死を受け入れます。
shinsai-jima-help-ration = 遺体を非常食にすると、この手番は餓死しません。
shinsai-jima-help-save = 詰んだ駒を、馬鹿力や遺体を使って助けます。
shinsai-jima-help-select = 動かす駒を選びます。自分の駒か原住民です。
shinsai-jima-help-surge = 馬鹿力チップを使うと、この手番は力が2倍になります。
shinsai-jima-help-boost = 遺体を食べると、力がさらに倍になります。
shinsai-jima-help-eat = 遺体を食べると、チップが回復します。
shinsai-jima-help-rotate = 駒を旋回させて向きを変えます。1手番に1回だけです。
shinsai-jima-help-swing = 正面の物をぶん回します。
shinsai-jima-help-advance = 向いている方向へ歩くか、ジャンプするか、押して進みます。
shinsai-jima-help-done = 駒移動フェイズを終えます。
shinsai-jima-help-take = マスの一番上の立方体を取ります。
shinsai-jima-help-put = 立方体を、元より高い所に置きます。
shinsai-jima-help-colour = 手元の専用立方体を置きます。
shinsai-jima-help-rockfall = 下にいる駒の上へ立方体を落とします。
shinsai-jima-help-load = カタパルトに立方体を込めます。
shinsai-jima-help-load-hand = 手元の専用立方体を込めます。
shinsai-jima-help-aim = 狙いを決めに進みます。
shinsai-jima-help-stop = もう撃たずに終えます。
shinsai-jima-help-fire = 撃つ辺、レーン、力を決めて撃ちます。

## 続けて起きた同じこと

shinsai-jima-run-answered = { $every-seat }さんが答えました。
shinsai-jima-run-built = { $every-seat }さんが{ $every-cell }に積みました。

## 今日の挑戦

shinsai-jima-day-line = 島の形も駒の配置も全員同じ。2体のボットは、同じ打ち方には同じ手で応じます。
shinsai-jima-day-won = 全員の{ $turns }手番で勝利。
shinsai-jima-day-lost = 全員の{ $turns }手番で敗北。
shinsai-jima-day-marks = 点
shinsai-jima-day-turns = 手番
shinsai-jima-day-good = 点
shinsai-jima-day-bad = 点なし
shinsai-jima-day-order = 少ない手番での勝利が上、同じなら点の多いほう。その次が敗北で、その卓での順位が上のほう、点の多いほう、長く持ちこたえたほう。最後は早く終えたほうが上です。

## よりよい手の理由

shinsai-jima-reason-points = { $points }点多く取れる。
shinsai-jima-reason-lives = 自分の駒が{ $pieces }体多く生き残る。
shinsai-jima-reason-fells = 相手の駒を{ $pieces }体減らせる。
shinsai-jima-reason-summit = 次の前進で4段目に届く駒がある。
shinsai-jima-reason-safer = 突き落とされうる自分の駒は{ $made }体ではなく{ $best }体。
shinsai-jima-reason-threat = 突き落とせる相手の駒が{ $pieces }体増える。
shinsai-jima-reason-higher = いちばん高い駒は{ $made }段目ではなく{ $best }段目に立つ。
shinsai-jima-earned-peaceful = 不殺
shinsai-jima-earned-peaceful-help = 誰も殺さずに勝つ。
shinsai-jima-earned-all-alive = 全員生還
shinsai-jima-earned-all-alive-help = 島で自分の陣営の駒を1体も失わずに勝つ。
shinsai-jima-earned-double-blow = 一挙両得
shinsai-jima-earned-double-blow-help = 1回の手番で敵を2体殺す。
shinsai-jima-earned-rescuer = 救助隊
shinsai-jima-earned-rescuer-help = 詰んだ敵を救って勝利点を得る。
shinsai-jima-earned-seafarer = 舟乗り
shinsai-jima-earned-seafarer-help = 自分の駒が舟で海を渡ったゲームに勝つ。
shinsai-jima-earned-last-shot = 最後の一発
shinsai-jima-earned-last-shot-help = 島では1位でなかったゲームに、カタパルトで勝つ。
